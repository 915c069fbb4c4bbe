import type { ReactNode } from 'react';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { empty } from './empty-state.css.ts';

interface EmptyStateProps {
  icon?: IconName;
  /** One sentence: what will stand here. */
  children: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      {icon && <Icon name={icon} size="large" />}
      <p>{children}</p>
      {action}
    </div>
  );
}

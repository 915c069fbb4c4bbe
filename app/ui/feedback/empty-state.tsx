import type { ReactNode } from 'react';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { Illustration } from '#app/ui/illustration/illustration.tsx';
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
      <Illustration scene="empty" icon={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { cellMark } from './cell-title.css.ts';

/** What a row is, with its picture: a kind of work, of movement. */
export function CellMark({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={cellMark}>
      <Icon name={icon} size="small" />
      {children}
    </span>
  );
}

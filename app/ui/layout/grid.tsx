import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { grid } from './stack.css.ts';

interface GridProps {
  /** Least width of a column: small 200, medium 280, large 360 px; `ticks` as small; `two` is two columns from 768 px on. */
  columns?: keyof typeof grid;
  as?: 'div' | 'ul';
  className?: string;
  children: ReactNode;
}

/** Equal columns, as many as fit. */
export function Grid({ columns = 'medium', as: Tag = 'div', className, children }: GridProps) {
  return <Tag className={classNames(grid[columns], className)}>{children}</Tag>;
}

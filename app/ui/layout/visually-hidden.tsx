import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Words that only a screen reader meets. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

import type { ReactNode } from 'react';
import { DRAWN_HEIGHT, DRAWN_WIDTH } from './drawing.ts';

/** Paths in the measure of a drawing, as wide as their chart. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}`}
      width="100%"
      height={DRAWN_HEIGHT}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

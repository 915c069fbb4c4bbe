import type { ReactNode } from 'react';

/** Facts on one line, "A · B": where they break into lines the dot ends a line and never begins one, and the end of an account stays with its dots. Nodes stay as they are. */
export function factsLine<Line extends ReactNode>(line: Line): Line | string {
  return typeof line === 'string' ? line.replaceAll(' · ', '\u00a0· ').replaceAll('•••• ', '••••\u00a0') : line;
}

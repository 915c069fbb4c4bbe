import type { ReactNode } from 'react';
import { factsLine } from '#app/ui/layout/facts-line.ts';
import { cellBeside, cellLink, cellNote } from './cell-title.css.ts';

interface CellTitleProps {
  href?: string;
  children: ReactNode;
  /** A second, soft line: a reference, a kind. */
  note?: ReactNode;
  /** What is to be known of it, in softer ink beside the name; in a narrow window beneath. */
  beside?: ReactNode;
}

/** A row's name, linked to its sheet, with what identifies it beneath. */
export function CellTitle({ href, children, note, beside }: CellTitleProps) {
  return (
    <>
      {href ? (
        <a className={cellLink} href={href}>
          {children}
        </a>
      ) : (
        children
      )}
      {/* A blank of the line, which ends with it: on a line of its own it stands under the name's first letter. */}
      {beside && ' '}
      {beside && <span className={cellBeside}>{beside}</span>}
      {note && <div className={cellNote}>{factsLine(note)}</div>}
    </>
  );
}

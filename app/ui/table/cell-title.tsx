import type { ReactNode } from 'react';
import { cellLink, cellNote } from './cell-title.css.ts';

interface CellTitleProps {
  href?: string;
  children: ReactNode;
  /** A second, soft line: a reference, a kind. */
  note?: ReactNode;
}

/** A row's name, linked to its sheet, with what identifies it beneath. */
export function CellTitle({ href, children, note }: CellTitleProps) {
  return (
    <>
      {href ? (
        <a className={cellLink} href={href}>
          {children}
        </a>
      ) : (
        children
      )}
      {note && <div className={cellNote}>{note}</div>}
    </>
  );
}

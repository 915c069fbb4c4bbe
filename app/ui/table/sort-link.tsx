import { sortLink } from './data-table.css.ts';

interface SortLinkProps {
  label: string;
  href: string;
  direction?: 'ascending' | 'descending';
}

const ARROW = { ascending: '↑', descending: '↓' } as const;

/** A column's name that orders the list; the cell around it carries `aria-sort`. */
export function SortLink({ label, href, direction }: SortLinkProps) {
  return (
    <a href={href} className={sortLink} data-sorted={direction}>
      {label}
      {direction && <span aria-hidden="true"> {ARROW[direction]}</span>}
    </a>
  );
}

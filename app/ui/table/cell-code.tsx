import { shortened } from '#app/ui/layout/shortened.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';

/** An address of the chain in a cell: its two ends are seen, and the whole of it is heard and shown under the pointer. */
export function CellCode({ children }: { children: string }) {
  const short = shortened(children);
  if (short === children) return children;
  return (
    <span title={children}>
      <span aria-hidden="true">{short}</span>
      <span className={visuallyHidden}>{children}</span>
    </span>
  );
}

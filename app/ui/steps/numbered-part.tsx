import type { ReactNode } from 'react';
import { body, head, number, part } from './numbered-part.css.ts';

interface NumberedPartProps {
  at: number;
  title: string;
  /** What has to be done now. */
  now: boolean;
  children: ReactNode;
}

/** One of a few parts of a page, in their order. */
export function NumberedPart({ at, title, now, children }: NumberedPartProps) {
  return (
    <section className={part}>
      <h2 className={head}>
        <span className={number[now ? 'now' : 'other']}>{at}</span>
        {title}
      </h2>
      <div className={body}>{children}</div>
    </section>
  );
}

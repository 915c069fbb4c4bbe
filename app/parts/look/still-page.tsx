import type { ReactNode } from 'react';
import { INERT } from '#app/ui/layout/inert.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';

/** A page that is only looked at: nothing of it can be pressed, typed into or reached by the keyboard; who hears it hears what it is. */
export function StillPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className={visuallyHidden}>{title}</h1>
      <div {...INERT}>{children}</div>
    </>
  );
}

import type { ReactNode } from 'react';
import { desk, past as pastClass, say } from './paper-desk.css.ts';

interface PaperDeskProps {
  /** The pane. */
  paper: ReactNode;
  /** What was declared, and below it the decision. */
  children: ReactNode;
  /** What was done so far: below the paper, on phones at the end. */
  past?: ReactNode;
}

/** A paper and its judgement: paper left, facts right, decision below; one under the other on phones, paper on top. */
export function PaperDesk({ paper, children, past }: PaperDeskProps) {
  return (
    <div className={desk}>
      {paper}
      <div className={say}>{children}</div>
      {past && <div className={pastClass}>{past}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { turn } from './turn.css.ts';

interface TurnProps {
  /** Who reads it has to act: solid ink. Anybody else: an outline. */
  mine?: boolean;
  /** "Your turn", "the investor's turn since two days". */
  children: ReactNode;
}

/** Whose turn it is: no status, and never in a status' colour. */
export function Turn({ mine = false, children }: TurnProps) {
  return (
    <span className={mine ? turn.mine : turn.others} data-turn={mine ? 'mine' : 'others'}>
      {children}
    </span>
  );
}

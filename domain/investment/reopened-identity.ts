import type { InvestmentStatus } from './status.ts';
import { isMade } from './transitions.ts';

/** How many orders of a person wait while their identity is checked anew, and how many stay as they are. */
interface ReopeningEffect {
  /** Neither signed nor minted: contract, signature and mint wait. An interest binds nobody and does not count. */
  waiting: number;
  /** The contract stands as it was signed; the mint waits. */
  signed: number;
  /** Nothing changes. */
  minted: number;
}

/** What opening an identity check again does to a person's orders, by their statuses (decision record 0041). */
export function reopeningEffect(statuses: readonly InvestmentStatus[]): ReopeningEffect {
  const effect = { waiting: 0, signed: 0, minted: 0 };
  for (const status of statuses) {
    if (isMade(status)) effect.minted += 1;
    else if (status === 'SIGNED') effect.signed += 1;
    else if (status !== 'RESERVED' && status !== 'CANCELED') effect.waiting += 1;
  }
  return effect;
}

import type { PayoutState } from './payout-state.ts';

/** Why a claim cannot be turned from a wallet to a bank: it stands in a batch or has left with one, or the bank is where it goes. */
export const TURN_REFUSALS = ['in_batch', 'at_bank'] as const;
type TurnRefusal = (typeof TURN_REFUSALS)[number];

/**
 * Whether its holder may still have a claim paid to their bank in the place of their wallet; null is yes. As long as it waits nothing was promised of it but its euros; from
 * its batch on it is so many wei at one address.
 */
export function turnRefusal({
  state,
  toWallet,
}: {
  state: PayoutState | 'CANCELED';
  toWallet: boolean;
}): TurnRefusal | null {
  if (!toWallet) return 'at_bank';
  return state === 'WAITING' ? null : 'in_batch';
}

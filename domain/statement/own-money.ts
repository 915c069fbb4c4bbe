import type { RowState } from './row-state.ts';

/** Why a movement is not the tenant's own money for what it has paid in ether: it is resolved; it came in, or takes a booking back; it is more than was paid. */
export const OWN_MONEY_REFUSALS = ['row_resolved', 'other_way', 'ether_over'] as const;
type OwnMoneyRefusal = (typeof OWN_MONEY_REFUSALS)[number];

interface Movement {
  state: RowState;
  isCredit: boolean;
  isReversal: boolean;
  cents: bigint;
}

/**
 * Whether a movement may be money that the tenant takes out for what it has paid people in ether; null is yes. A debit that names nobody waits for no one, so that one that
 * was left as it is may be.
 * @param paidCents what was paid in ether and not taken out yet
 */
export function ownMoneyRefusal(
  { state, isCredit, isReversal, cents }: Movement,
  paidCents: bigint,
): OwnMoneyRefusal | null {
  if (isCredit || isReversal) return 'other_way';
  if (state !== 'WAITING' && state !== 'IGNORED') return 'row_resolved';
  return cents > paidCents ? 'ether_over' : null;
}

import type { Day } from '#domain/time/zone.ts';
import type { DebtPayment, DebtState } from './debt-state.ts';

/** Why a manager cannot declare a debt in default: nothing is late, or they have done so before. Null: they can. */
export function declareRefusal(
  { daysLate }: Pick<DebtState, 'daysLate'>,
  declaredOn: Day | null,
): 'not_late' | 'in_default' | null {
  if (declaredOn !== null) return 'in_default';
  return daysLate > 0 ? null : 'not_late';
}

/** Since when a debt is in default, by its days or because it was declared, whichever came first, and what came from that day on, in cents; null where it is not. */
export function defaultSince(
  { defaultedOn }: Pick<DebtState, 'defaultedOn'>,
  declaredOn: Day | null,
  payments: readonly DebtPayment[],
): { on: Day; recoveredCents: bigint } | null {
  const on = defaultedOn === null || (declaredOn !== null && declaredOn < defaultedOn) ? declaredOn : defaultedOn;
  if (on === null) return null;
  return {
    on,
    recoveredCents: payments.reduce((sum, { on: came, cents }) => (came >= on ? sum + cents : sum), 0n),
  };
}

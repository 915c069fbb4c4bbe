import type { Day } from '#domain/time/zone.ts';
import type { DebtState } from './debt-state.ts';

/** Capital that comes back on a day, in cents. */
export interface Capital {
  on: Day;
  cents: bigint;
}

/** Capital that a debt still owes, by the days of its schedule; what is due and missing counts on `today`. Its sum is what is owed. */
export function capitalAhead(state: Pick<DebtState, 'duePrincipalCents' | 'ahead'>, today: Day): Capital[] {
  const due = { on: today, cents: state.duePrincipalCents };
  return [due, ...state.ahead.map(({ on, principalCents }) => ({ on, cents: principalCents }))].filter(
    ({ cents }) => cents > 0n,
  );
}

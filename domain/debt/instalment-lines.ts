import type { Day } from '#domain/time/zone.ts';
import type { DebtPayment, DebtState } from './debt-state.ts';
import { countsOn } from './instalment.ts';
import type { DebtTerms, Instalment } from './schedule.ts';
import type { InstalmentState } from './standing.ts';

/** One line of a schedule as it is lived: expected, and what of it is missing, in cents. */
interface InstalmentLine extends Pick<Instalment, 'number' | 'on' | 'interestCents' | 'principalCents'> {
  missingCents: bigint;
  paidOn: Day | null;
  state: InstalmentState;
}

/** Instalments as they fell due and as they are to come by what is owed now. One that is to come is paid where its money is here already. */
export function instalmentLines(
  terms: DebtTerms,
  payments: readonly DebtPayment[],
  state: Pick<DebtState, 'fallen' | 'ahead'>,
  today: Day,
): InstalmentLine[] {
  const fallen = state.fallen.map((one): InstalmentLine => ({ ...one, state: stateOf(one, today) }));
  const ahead = state.ahead.map(({ number, on, interestCents, principalCents }): InstalmentLine => {
    const early = payments.filter((payment) => payment.on <= today && countsOn(terms, payment.on) === on);
    const came = early.reduce((sum, { cents }) => sum + cents, 0n);
    const total = interestCents + principalCents;
    const isPaid = total > 0n && came >= total;
    return {
      ...{ number, on, interestCents, principalCents },
      missingCents: isPaid ? 0n : total,
      paidOn: isPaid ? (early.at(-1)?.on ?? null) : null,
      state: isPaid ? 'PAID' : 'AHEAD',
    };
  });
  return [...fallen, ...ahead];
}

function stateOf({ missingCents, on }: { missingCents: bigint; on: Day }, today: Day): InstalmentState {
  if (missingCents === 0n) return 'PAID';
  return on < today ? 'LATE' : 'DUE';
}

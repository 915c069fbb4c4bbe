import type { Work } from '#backend/work.ts';
import { capitalAhead } from '#domain/debt/capital-ahead.ts';
import { outstandingCapital } from '#domain/debt/outstanding.ts';
import { sumOf } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { dayIn } from '#domain/time/zone.ts';
import { isPaid, knownDebts } from './debt-of.ts';
import { stateNow } from './present-debt.ts';

/** What is owed today of each debt among issuances, in cents, and when it comes back, by their ids, in one round trip; what is no debt is left out. */
export async function owedOf(work: Work, issuanceIds: readonly string[]) {
  const known = await knownDebts(work, issuanceIds);
  const today = dayIn(work.now, work.tenant.customization.tenant.time_zone);
  return new Map(
    known.map(({ row, supply, terms, money, distributions }) => {
      const state = terms && stateNow(work, { terms, money });
      const outstandingCents = outstandingCapital({
        principalCents: amountOf(supply, priceOf(row.price)),
        state,
        returnedCents: sumOf(distributions.filter(isPaid).map(({ returnCents }) => returnCents)),
      });
      return [row.id, { outstandingCents, ahead: state && capitalAhead(state, today) }];
    }),
  );
}
export type Owed = Awaited<ReturnType<typeof owedOf>>;

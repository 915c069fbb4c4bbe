import type { Work } from '#backend/work.ts';
import { outstandingCapital } from '#domain/debt/outstanding.ts';
import { sumOf } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { isPaid, knownDebts } from './debt-of.ts';
import { stateNow } from './present-debt.ts';

/** Capital that is owed today of each debt among issuances, in cents, by their ids, in one round trip; what is no debt is left out. */
export async function outstandingOf(work: Work, issuanceIds: readonly string[]): Promise<Map<string, bigint>> {
  const known = await knownDebts(work, issuanceIds);
  return new Map(
    known.map(({ row, supply, terms, money, distributions }) => [
      row.id,
      outstandingCapital({
        principalCents: amountOf(supply, priceOf(row.price)),
        state: terms && stateNow(work, { terms, money }),
        returnedCents: sumOf(distributions.filter(isPaid).map(({ returnCents }) => returnCents)),
      }),
    ]),
  );
}

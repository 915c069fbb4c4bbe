import { loanTerms } from '#app/parts/returns/loan-terms.ts';
import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { RECOVERED_PERCENT, type Scenario, scenarios } from '#domain/debt/scenarios.ts';
import type { DebtTerms } from '#domain/debt/schedule.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';

/** The sum of the example: so many whole tokens as come nearest, within what one order may be. Ours: 2,000 in the tenant's currency. */
const EXAMPLE_CENTS = 200_000n;

/** What becomes of a loan in four outcomes, in the reader's words; null for other products, once it is closed, and where its issuer has not said how it is paid back. */
export function scenariosView(visit: Visit, page: IssuancePage) {
  const terms = page.status === 'CLOSED' ? null : exampleOf(visit, page);
  if (!terms) return null;
  const { t, format } = visit;
  const amount = format.moneyShort(terms.principalCents);
  return {
    title: t('issuances:scenarios.title', { amount }),
    caption: t('issuances:scenarios.caption', { amount }),
    basis: t('issuances:scenarios.basis', { date: format.date(terms.startsOn) }),
    rows: scenarios(terms).map((each) => ({
      key: each.outcome,
      name: t(`issuances:scenarios.outcome.${each.outcome}`),
      note: noteOf(visit, each),
      received: format.money(each.receivedCents),
      gain: signed(each.gainCents < 0n, format.money(each.gainCents < 0n ? -each.gainCents : each.gainCents)),
      yearly:
        each.yearly === null
          ? ''
          : signed(each.yearly < 0, format.percent(Math.abs(Math.round(each.yearly * 1000) / 10))),
      isLoss: each.gainCents < 0n,
    })),
  };
}

export type ScenariosView = NonNullable<ReturnType<typeof scenariosView>>;

const signed = (isLoss: boolean, words: string) => `${isLoss ? '−' : '+'}${words}`;

function noteOf({ t, format }: Visit, { outcome, payments, until }: Scenario): string {
  return t(`issuances:scenarios.note.${outcome}`, {
    count: payments,
    date: until === null ? '' : format.date(until),
    percent: format.percent(Number(RECOVERED_PERCENT)),
  });
}

/** An order of about the example's sum, paid back by the offer's terms from the day on which its campaign ends. */
function exampleOf(visit: Visit, page: IssuancePage): DebtTerms | null {
  const { token, min_tokens: least, max_tokens: most } = page;
  const price = priceOf(token.price);
  const wanted = Math.round(Number(EXAMPLE_CENTS) / Number(amountOf(1, price) || 1n));
  return loanTerms(visit, page, amountOf(Math.min(most, Math.max(least, wanted)), price));
}

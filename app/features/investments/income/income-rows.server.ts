import type { SignedInVisit } from '#app/session/visit.ts';
import type { ExpectedPayment } from '#contract/portfolio-papers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';

const TONE = { APPROVED: 'positive', EXPECTED: 'neutral', LATE: 'negative' } as const;

/** One payment to come, in the reader's words. */
export function incomeRow({ t, format, lang }: SignedInVisit, payment: ExpectedPayment, at: number) {
  const { on, state, issuance, income, capital, withheld, net } = payment;
  return {
    key: `${on}-${issuance.id}-${at}`,
    day: format.date(on),
    project: localized(issuance.title, lang),
    href: pathTo.user.tokenEarnings(issuance.id),
    state: { tone: TONE[state] as (typeof TONE)[typeof state], label: t(`portfolio:income.states.${state}`) },
    income: format.money(income),
    capital: centsOf(capital) > 0n ? format.money(capital) : '',
    withheld: centsOf(withheld) > 0n ? format.money(-centsOf(withheld)) : '',
    net: format.money(net),
  };
}

/** What comes in each month, in the order of the months; what is late belongs to no month to come. */
export function incomeMonths({ format }: Pick<SignedInVisit, 'format'>, payments: readonly ExpectedPayment[]) {
  const months = new Map<string, { net: bigint; capital: bigint }>();
  for (const { on, state, net, capital } of payments) {
    if (state === 'LATE') continue;
    const month = on.slice(0, 7);
    const sum = months.get(month) ?? { net: 0n, capital: 0n };
    months.set(month, { net: sum.net + centsOf(net), capital: sum.capital + centsOf(capital) });
  }
  return [...months].map(([month, { net, capital }]) => ({
    key: month,
    month: format.month(`${month}-15`),
    capital: capital > 0n ? format.money(capital) : '',
    net: format.money(net),
  }));
}

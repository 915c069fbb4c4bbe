import type { SignedInVisit } from '#app/session/visit.ts';
import type { ExpectedPayment } from '#contract/portfolio-papers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';

const TONE = { APPROVED: 'positive', AWAITED: 'caution', EXPECTED: 'neutral', LATE: 'negative' } as const;

/** One payment to come, in the reader's words. */
export function incomeRow({ t, format, lang }: SignedInVisit, payment: ExpectedPayment, at: number) {
  const { on, state, issuance, income, capital, withheld, net } = payment;
  return {
    key: `${on ?? ''}-${issuance.id}-${at}`,
    day: dayText({ t, format }, payment),
    project: localized(issuance.title, lang),
    href: pathTo.user.tokenEarnings(issuance.id),
    state: { tone: TONE[state] as (typeof TONE)[typeof state], label: t(`portfolio:income.states.${state}`) },
    income: format.money(income),
    capital: centsOf(capital) > 0n ? format.money(capital) : '',
    withheld: centsOf(withheld) > 0n ? format.money(-centsOf(withheld)) : '',
    net: format.money(net),
  };
}

/** Its day; of what has none that is still to come, since when it waits for whoever the state names. */
function dayText({ t, format }: Pick<SignedInVisit, 't' | 'format'>, { on, since }: ExpectedPayment): string {
  if (on) return format.date(on);
  return since ? t('portfolio:income.since', { date: format.date(since) }) : '';
}

/** The payment that comes next: by its day, or because its money is here; else one that waits for the issuer. What is late is none. */
export function nextPayment(payments: readonly ExpectedPayment[]): ExpectedPayment | null {
  const toCome = payments.filter(({ state }) => state !== 'LATE');
  return toCome.find(({ on, state }) => on !== null || state === 'APPROVED') ?? toCome[0] ?? null;
}

/** When the next payment comes and of what project; where it has no day, whom it waits for and since when. */
export function nextNote({ t, format, lang }: Pick<SignedInVisit, 't' | 'format' | 'lang'>, payment: ExpectedPayment) {
  const { on, state, issuance } = payment;
  const day = dayText({ t, format }, payment);
  const date = on ? day : `${t(`portfolio:income.states.${state}`)} ${day}`;
  return t('portfolio:income.nextNote', { date, project: localized(issuance.title, lang) });
}

/** How many payments are late; empty where none is. */
export function lateNote({ t }: Pick<SignedInVisit, 't'>, payments: readonly ExpectedPayment[]): string {
  const count = payments.filter(({ state }) => state === 'LATE').length;
  return count > 0 ? t('portfolio:income.late', { count }) : '';
}

/** What comes in each month, in the order of the months; what is late, or has no day, belongs to no month to come. */
export function incomeMonths({ format }: Pick<SignedInVisit, 'format'>, payments: readonly ExpectedPayment[]) {
  const months = new Map<string, { net: bigint; capital: bigint }>();
  for (const { on, state, net, capital } of payments) {
    if (state === 'LATE' || on === null) continue;
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

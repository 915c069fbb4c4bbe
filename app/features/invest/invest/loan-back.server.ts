import type { Flow } from '#app/features/invest/flow/flow-facts.ts';
import { loanTerms } from '#app/parts/returns/loan-terms.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { type NetPayment, netOfTax } from '#domain/debt/net-of-tax.ts';
import { schedule } from '#domain/debt/schedule.ts';
import { basisPointsOf } from '#domain/money/fee.ts';
import { dearestFee } from '#domain/money/method-fee.ts';
import { sumOf } from '#domain/money/money.ts';

/**
 * What a loan brings back if all is paid in time, net of the tax that is withheld of its interest today: sums, payments, and what is not in them. Where the back end does not
 * say what is withheld, nothing is taken off, and that is said. Null for other products and where the issuer has not said how it is paid back.
 */
export function loanBack(visit: SignedInVisit, { issuance, withheld_percent }: Flow, paidCents: bigint) {
  const { t, format } = visit;
  const terms = loanTerms(visit, issuance, paidCents);
  if (!terms) return null;
  const rate = withheld_percent === null ? null : basisPointsOf(withheld_percent);
  const payments = netOfTax(schedule(terms), rate ?? 0n);
  const last = payments.at(-1);
  if (!last) return null;
  const sum = (of: (payment: NetPayment) => bigint) => sumOf(payments.map(of));
  const [interest, withheld] = [sum((each) => each.interestCents), sum((each) => each.withheldCents)];
  const net = (key: string) => t(`invest:invest.back.${key}${rate === null ? '' : 'Net'}`);
  return {
    drawn: paymentsDrawn(visit, payments),
    figures: [
      {
        label: net('all'),
        value: format.money(sum((each) => each.netCents)),
        note: t('invest:invest.back.payments', { count: payments.length }),
      },
      {
        label: net('interest'),
        value: format.money(interest - withheld),
        note: rate
          ? t('invest:invest.back.withheld', {
              gross: format.money(interest),
              percent: format.percent(Number(rate) / 100),
            })
          : null,
      },
      {
        label: t('invest:invest.back.until'),
        value: format.date(last.on),
        note: t('invest:invest.back.capital', { amount: format.money(last.principalCents) }),
      },
    ],
    besides: [
      t(rate === null ? 'invest:invest.back.beforeTax' : 'invest:invest.back.taxToday'),
      feeText(visit, paidCents),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Height of the drawn payments, in the units of their drawing; the largest payment is as high, and none is lower than two of them. */
const HIGHEST = 48;
const LOWEST = 2;

/** The payments as bars beside each other, the first and the last by their days. Null for a single payment: it stands among the figures. */
function paymentsDrawn({ t, format }: SignedInVisit, payments: readonly NetPayment[]) {
  const [first, last] = [payments[0], payments.at(-1)];
  if (!first || !last || payments.length < 2) return null;
  const most = Number(payments.reduce((top, { netCents }) => (netCents > top ? netCents : top), 1n));
  const step = 100 / payments.length;
  const bars = payments.map(({ netCents }, at) => {
    const height = Math.max(LOWEST, (Number(netCents) / most) * HIGHEST);
    return `M${(at * step).toFixed(2)} ${HIGHEST}v-${height.toFixed(1)}h${(step * 0.7).toFixed(2)}V${HIGHEST}z`;
  });
  const [from, until] = [format.date(first.on), format.date(last.on)];
  return {
    path: bars.join(''),
    height: HIGHEST,
    from,
    until,
    says: t('invest:invest.back.drawn', { count: payments.length, from, until, last: format.money(last.netCents) }),
  };
}

/** What the dearest way to pay costs besides; empty where none costs anything. Which one it is, the next page asks. */
function feeText({ t, format, customization }: SignedInVisit, paidCents: bigint): string {
  const { payment_methods, extras } = customization;
  const costly = payment_methods.filter(({ method }) => method !== 'BALANCE');
  const most = dearestFee(paidCents, costly, extras.investmentFee);
  return most > 0n ? t('invest:invest.back.fee', { fee: format.money(most) }) : '';
}

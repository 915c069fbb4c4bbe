import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import type { DebtTerms } from '#domain/debt/schedule.ts';
import { couponDays } from '#domain/issuance/token-calendar.ts';
import { dayIn } from '#domain/time/zone.ts';

/** A per cent a year in millionths of the whole. */
const MILLIONTHS = 10_000;

/** What of an offer of debt says how it is paid back. */
type LoanOffer = Pick<IssuancePage, 'debt' | 'campaign_ends_at'> & {
  token: Pick<IssuancePage['token'], 'expires_on'>;
};

/** A sum in cents, lent by an offer's terms from the day on which its campaign ends; null for other products and where the issuer has not said how it is paid back. */
export function loanTerms(
  { customization, now }: Pick<Visit, 'customization' | 'now'>,
  { debt, token, campaign_ends_at }: LoanOffer,
  principalCents: bigint,
): DebtTerms | null {
  if (!debt) return null;
  const startsOn = dayIn(new Date(campaign_ends_at ?? now), customization.tenant.time_zone);
  const days = couponDays({
    closedOn: startsOn,
    expiresOn: token.expires_on,
    termMonths: debt.term_months,
    payEveryMonths: debt.pay_every_months,
  });
  if (days.length === 0) return null;
  return {
    principalCents,
    annualRate: BigInt(Math.round(Number(debt.annual_interest) * MILLIONTHS)),
    startsOn,
    days,
    repayment: debt.repayment,
    dayCount: '30/360',
  };
}

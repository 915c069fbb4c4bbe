import { addMonths, type Day } from '#domain/time/zone.ts';
import type { IssuanceStatus } from './status.ts';

/** Days that a token's life is counted by, all of the tenant's calendar. */
export interface TokenLife {
  /** The day on which its campaign was closed: from there its term runs; null before. */
  closedOn: Day | null;
  /** The last day that its terms name; it goes before what is counted. */
  expiresOn: Day | null;
  termMonths: number | null;
  /** Months between two payments. */
  payEveryMonths: number | null;
}

/** When a campaign was closed: as it was planned, where nobody has written down when it was; null as long as it is not. */
export function closingOf(of: {
  status: IssuanceStatus;
  closedAt: Date | null;
  campaignEndsAt: Date | null;
}): Date | null {
  return of.closedAt ?? (of.status === 'CLOSED' ? of.campaignEndsAt : null);
}

/** The day on which all is paid back: the one that is named, else the term counted from the closing (specification, section 3: maturity). Null as long as nobody knows. */
export function maturityOf({ expiresOn, closedOn, termMonths }: TokenLife): Day | null {
  if (expiresOn !== null) return expiresOn;
  return closedOn !== null && termMonths !== null ? addMonths(closedOn, termMonths) : null;
}

/** How many payments a term has, its last one, which may come sooner, included; null where there is no rhythm. */
export function couponsOf({ termMonths, payEveryMonths }: TokenLife): number | null {
  return termMonths !== null && payEveryMonths !== null && payEveryMonths > 0
    ? Math.ceil(termMonths / payEveryMonths)
    : null;
}

/** Every day of payment: the rhythm counted from the closing, the last one on the day of maturity. None before the closing and without a rhythm. */
export function couponDays(life: TokenLife): Day[] {
  const { closedOn, payEveryMonths } = life;
  const coupons = couponsOf(life);
  if (closedOn === null || payEveryMonths === null || coupons === null) return [];
  const end = maturityOf(life);
  const days: Day[] = [];
  for (let nth = 1; nth <= coupons; nth += 1) {
    const counted = addMonths(closedOn, nth * payEveryMonths);
    if (end !== null && (counted >= end || nth === coupons)) return end > closedOn ? [...days, end] : days;
    days.push(counted);
  }
  return days;
}

/** The next day of payment after a day; null before the closing, without a rhythm and behind the end. */
export function nextCoupon(life: TokenLife, today: Day): Day | null {
  return couponDays(life).find((day) => day > today) ?? null;
}

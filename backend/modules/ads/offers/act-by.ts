import type { Work } from '#backend/work.ts';
import { OFFER_DAYS } from '#domain/bulletin/offer.ts';
import { orderExpiresAt } from '#domain/investment/order-expiry.ts';

/** The last second in which who has the turn can act, by the tenant's calendar. */
export function actBy({ tenant, now }: Pick<Work, 'tenant' | 'now'>, status: keyof typeof OFFER_DAYS): Date {
  return orderExpiresAt(now, OFFER_DAYS[status], tenant.customization.tenant.time_zone);
}

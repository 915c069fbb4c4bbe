import { offerCard } from '#backend/modules/investments/offer-card.ts';
import type { IssuanceWithFigures } from './issuance-rows.repository.ts';

/** A row or card of a list; `timeZone` is the tenant's. */
export function presentCard(
  { issuance, raised, investors, interested, followed }: IssuanceWithFigures,
  now: Date,
  timeZone: string,
) {
  return offerCard(issuance, { raisedCents: BigInt(raised), investors, interested, followed }, now, timeZone);
}

import type { SignedInCall } from '#backend/http/call.ts';
import { isInvestor, isOpen } from '#backend/modules/investments/investor-flow.ts';
import type { OfferedIssuance } from '#backend/modules/investments/own-offer.repository.ts';
import { takesPlaces } from '#domain/issuance/oversubscription.ts';
import { placeOf, placesBefore } from './places.repository.ts';

/** The caller's place on the list of an issuance with how many stand before it; null where they have none. */
export async function ownPlace({ tx, tenant, user }: SignedInCall, id: string) {
  const list = { tenantId: tenant.id, id };
  const place = await placeOf(tx, list, user.id);
  return place && { ...place, before: await placesBefore(tx, list, place) };
}

/** How a person stands on the waiting list of an offer. */
export function presentStanding(
  { user, now }: SignedInCall,
  issuance: OfferedIssuance,
  place: Awaited<ReturnType<typeof ownPlace>>,
) {
  return {
    title: issuance.title,
    slug: issuance.slug,
    symbol: issuance.tokenSymbol,
    min_tokens: issuance.minTokens,
    max_tokens: issuance.maxTokens,
    waiting: issuance.placesWaiting,
    takes_places: isInvestor(user.roles) && isOpen(issuance, now) && takesPlaces(issuance),
    place: place && {
      state: place.state,
      tokens: place.tokens,
      position: place.before + 1,
      offered_tokens: place.offeredTokens,
      offered_until: place.offeredUntil?.toISOString() ?? null,
      joined_at: place.joinedAt.toISOString(),
    },
  };
}

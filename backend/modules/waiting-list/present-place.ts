import type { SignedInCall } from '#backend/http/call.ts';
import { isInvestor, isOpen } from '#backend/modules/investments/investor-flow.ts';
import type { OfferedIssuance } from '#backend/modules/investments/own-offer.repository.ts';
import { takesPlaces } from '#domain/issuance/oversubscription.ts';
import { placeOf, placesBefore } from './places.repository.ts';

/** How a person stands on the waiting list of an offer. */
export async function presentStanding({ tx, user, now }: SignedInCall, issuance: OfferedIssuance) {
  const place = await placeOf(tx, issuance, user.id);
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
      position: (await placesBefore(tx, issuance, place)) + 1,
      offered_tokens: place.offeredTokens,
      offered_until: place.offeredUntil?.toISOString() ?? null,
      joined_at: place.joinedAt.toISOString(),
    },
  };
}

import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { listWaitingPlaces } from '#contract/waiting-list.ts';
import { queueOf } from './places.repository.ts';

/** How many places a page shows. */
const SHOWN = 200;

/** The waiting list of an offer as a manager sees it: the first places, and how many there are. */
export const listWaitingPlacesRoute = serve(listWaitingPlaces, async ({ tx, tenant }, { params }) => {
  const [issuance, rows] = await Promise.all([
    issuanceById(tx, params.id),
    queueOf(tx, { tenantId: tenant.id, id: params.id }, SHOWN),
  ]);
  if (!issuance) throw notFound();
  return {
    data: {
      title: issuance.title,
      waiting: issuance.placesWaiting,
      tokens_held: issuance.tokensHeld,
      places: rows.map(({ place, name }) => ({
        id: place.id,
        user_id: place.userId,
        name,
        state: place.state,
        tokens: place.tokens,
        offered_tokens: place.offeredTokens,
        offered_until: place.offeredUntil?.toISOString() ?? null,
        joined_at: place.joinedAt.toISOString(),
      })),
    },
  };
});

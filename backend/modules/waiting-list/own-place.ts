import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuanceById, liveInvestment, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { seenBy } from '#backend/modules/investments/investor-flow.ts';
import { barredBy, refuseBarred, refuseUnlessOpen, tokensProblem } from '#backend/modules/investments/order-gates.ts';
import { type OfferedIssuance, withOwnOffer } from '#backend/modules/investments/own-offer.repository.ts';
import { getWaitingPlace, joinWaitingList, leaveWaitingList } from '#contract/waiting-list.ts';
import { COMMITTED_STATUSES } from '#domain/investment/transitions.ts';
import { takesPlaces } from '#domain/issuance/oversubscription.ts';
import { tellOfPlace } from './place-mail.ts';
import { insertPlace, placeOf, updatePlace } from './places.repository.ts';
import { ownPlace, presentStanding } from './present-place.ts';

/** An issuance that the caller may see. Throws Refusal 404 for any other. */
async function seen(call: SignedInCall, id: string): Promise<OfferedIssuance> {
  return seenBy(call, await issuanceById(call.tx, id));
}

export const getWaitingPlaceRoute = serve(getWaitingPlace, async (call, { params }) => {
  const [issuance, place] = await Promise.all([seen(call, params.id), ownPlace(call, params.id)]);
  return { data: presentStanding(call, issuance, place) };
});

/** Takes a place: no money, and nothing that binds. Who has one keeps it. Refusals: see contract/waiting-list.ts; 422 on `tokens`. */
export const joinWaitingListRoute = serve(joinWaitingList, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  await seen(call, params.id);
  const issuance = await withOwnOffer(tx, await lockIssuance(tx, params.id), user.id);
  refuseBarred(await barredBy(call));
  refuseUnlessOpen(issuance, now);
  if (!(await placeOf(tx, issuance, user.id))) {
    if (!takesPlaces(issuance)) throw new Refusal(409, 'waiting_list.not_needed');
    const order = await liveInvestment(tx, user.id, issuance.id);
    if (order && COMMITTED_STATUSES.some((status) => status === order.status))
      throw new Refusal(409, 'waiting_list.has_order');
    const wrong = tokensProblem(issuance, body.tokens, issuance.tokensForSale);
    if (wrong) throw fieldRefusal({ tokens: wrong });
    const place = { tenantId: tenant.id, issuanceId: issuance.id, userId: user.id, tokens: body.tokens };
    await insertPlace(tx, { ...place, joinedAt: now });
    await call.audit('waiting_list.joined', {
      subject: { type: 'issuance', id: issuance.id },
      details: { tokens: body.tokens },
    });
    const counted = await lockIssuance(tx, issuance.id);
    const standing = presentStanding(call, counted, await ownPlace(call, issuance.id));
    await tellOfPlace(call, issuance, { userId: user.id, email: user.email, lang: user.lang }, 'joined', {
      tokens: body.tokens,
      position: standing.place?.position,
    });
    return { data: standing };
  }
  return { data: presentStanding(call, issuance, await ownPlace(call, issuance.id)) };
});

/** Gives the place up, and what was held for it; nothing happens where there is none. */
export const leaveWaitingListRoute = serve(leaveWaitingList, async (call, { params }) => {
  const { tx, user, now } = call;
  await seen(call, params.id);
  const issuance = await lockIssuance(tx, params.id);
  const place = await placeOf(tx, issuance, user.id);
  if (place) {
    await updatePlace(tx, place, { state: 'LEFT', endedAt: now });
    await call.audit('waiting_list.left', { subject: { type: 'issuance', id: issuance.id } });
  }
  return { data: { left: place !== null } };
});

import type { z } from 'zod';
import type { SignedInCall } from '#backend/http/call.ts';
import type { AdRow } from '#backend/modules/ads/ads.repository.ts';
import type { adAgreement, adOffer } from '#contract/ad-offer.ts';
import { isLive, offerActs, sellingSide, shortBy, turnOf } from '#domain/bulletin/offer.ts';
import { moneyText } from '#domain/money/money.ts';
import { priceOf, priceText } from '#domain/money/price.ts';
import { standsAs } from './locked-offer.ts';
import type { agreementsOf, OfferRow } from './offers.repository.ts';

function presentTerms(ad: AdRow, offer: OfferRow, now: Date) {
  const status = standsAs({ ad, offer }, now);
  // What has lapsed and is not swept yet ended when who had the turn could act no more, or its ad did.
  const lapsedAt = offer.actBy.getTime() < now.getTime() ? offer.actBy : (ad.endedAt ?? now);
  return {
    id: offer.id,
    tokens: offer.tokens,
    price: priceText(priceOf(offer.price)),
    amount: moneyText(offer.amountCents),
    status,
    made_at: offer.madeAt.toISOString(),
    ended_at: (offer.endedAt ?? (isLive(status) ? null : lapsedAt))?.toISOString() ?? null,
  };
}

interface Shown {
  ad: AdRow;
  offer: OfferRow;
  number: number;
}

/** An offer as the caller, one of its two sides, reads it. @param cashCents what is on their balance */
export function presentOffer(
  { tenant, user, now }: Pick<SignedInCall, 'tenant' | 'user' | 'now'>,
  { ad, offer, number }: Shown,
  cashCents: bigint,
): z.input<typeof adOffer> {
  const terms = presentTerms(ad, offer, now);
  const side = ad.userId === user.id ? 'owner' : 'offerer';
  const selling = sellingSide(ad.type) === side;
  const acts = offerActs(terms.status, ad.type, side);
  const turn = turnOf(terms.status, ad.type);
  const byBalance = tenant.customization.extras.payWithBalance;
  const saysYes = acts.includes('accept') || acts.includes('confirm');
  const missing = byBalance && saysYes && !selling ? shortBy(offer.amountCents, cashCents) : 0n;
  return {
    ...terms,
    ...{ mine: side === 'offerer', number, selling, acts: [...acts] },
    turn: turn && (turn === side ? 'you' : 'other'),
    act_by: offer.actBy.toISOString(),
    by_balance: offer.payment ? offer.payment === 'BALANCE' : byBalance,
    missing: missing > 0n ? moneyText(missing) : null,
  };
}

type Agreement = Awaited<ReturnType<typeof agreementsOf>>[number];

/** An agreement as managers read it. */
export function presentAgreement(
  ad: AdRow,
  { offer, name, transfer }: Agreement,
  now: Date,
): z.input<typeof adAgreement> {
  return {
    ...presentTerms(ad, offer, now),
    person: { id: offer.userId, name },
    accepted_at: (offer.acceptedAt ?? offer.madeAt).toISOString(),
    agreed_at: offer.agreedAt?.toISOString() ?? null,
    payment: offer.payment,
    transfer,
  };
}

import type { Stage } from '#domain/status/stage.ts';
import type { AD_ENDED_BY, AdStatus, AdType } from './ad.ts';

/**
 * An offer on an ad. `OPEN` waits for the ad's owner; `ACCEPTED` for the yes of who made it; `AGREED` binds both and waits for money that goes outside;
 * `SETTLED`: the tokens have gone. `LAPSED`: who had to act did not.
 */
export const OFFER_STATUSES = ['OPEN', 'ACCEPTED', 'AGREED', 'SETTLED', 'REFUSED', 'WITHDRAWN', 'LAPSED'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Those that are not over: one of each person and ad. */
export const LIVE_OFFERS = ['OPEN', 'ACCEPTED', 'AGREED'] as const;
type LiveOffer = (typeof LIVE_OFFERS)[number];
/** Those that keep tokens. */
export const KEEPING_OFFERS = ['ACCEPTED', 'AGREED'] as const;

export const OFFER_STAGE: Record<OfferStatus, Stage> = {
  OPEN: 'other',
  ACCEPTED: 'other',
  AGREED: 'other',
  SETTLED: 'finished',
  REFUSED: 'over',
  WITHDRAWN: 'over',
  LAPSED: 'over',
};

/** What somebody can do with an offer; `paid`: the seller says that the money has come. */
export const OFFER_ACTS = ['accept', 'refuse', 'confirm', 'take_back', 'paid'] as const;
export type OfferAct = (typeof OFFER_ACTS)[number];

/** How the money of a sale went: from one balance to the other, or between the two people. */
export const SALE_PAYMENTS = ['BALANCE', 'OUTSIDE'] as const;

/** Who placed the ad, and who makes an offer on it. */
export type OfferSide = 'owner' | 'offerer';

/** Whole days in which who has the turn acts, today not counted (ours: no rule names a number). */
export const OFFER_DAYS: Record<LiveOffer, number> = { OPEN: 7, ACCEPTED: 3, AGREED: 10 };
/** Offers that one person may make in 24 hours: each mails somebody. */
export const OFFERS_A_DAY = 20;

/** Whose tokens go: the owner's of an ad to sell, else who offers. */
export function sellingSide(ad: AdType): OfferSide {
  return ad === 'SELL' ? 'owner' : 'offerer';
}

/** What an offerer does: the other thing than the ad. */
export function offererDoes(ad: AdType): AdType {
  return ad === 'SELL' ? 'BUY' : 'SELL';
}

interface StandingOffer {
  status: OfferStatus;
  /** The last second in which who has the turn can act. */
  actBy: Date;
  /** The ad as it stands now. */
  ad: { status: AdStatus; endedBy: (typeof AD_ENDED_BY)[number] | null };
}

/**
 * An offer as it stands at a moment, whether or not anybody has looked since: what nobody has accepted ends with its ad; what is accepted outlives it, unless a manager
 * took the ad down; and what both agreed stays.
 */
export function offerStanding({ status, actBy, ad }: StandingOffer, now: Date): OfferStatus {
  if (!isLive(status)) return status;
  const isOver = ad.status === 'WITHDRAWN' || ad.status === 'EXPIRED';
  const gone = status === 'OPEN' ? isOver : status === 'ACCEPTED' && ad.endedBy === 'manager';
  return gone || now.getTime() > actBy.getTime() ? 'LAPSED' : status;
}

export function isLive(status: OfferStatus): status is LiveOffer {
  return LIVE_OFFERS.some((live) => live === status);
}

/** Who has to act, or null where nobody has. */
export function turnOf(status: OfferStatus, ad: AdType): OfferSide | null {
  if (status === 'OPEN') return 'owner';
  if (status === 'ACCEPTED') return 'offerer';
  return status === 'AGREED' ? sellingSide(ad) : null;
}

/** What a side may do now. Each can take it back until both have said yes; then nobody can. */
export function offerActs(status: OfferStatus, ad: AdType, side: OfferSide): readonly OfferAct[] {
  if (status === 'OPEN') return side === 'owner' ? ['accept', 'refuse'] : ['take_back'];
  if (status === 'ACCEPTED') return side === 'offerer' ? ['confirm', 'take_back'] : ['take_back'];
  return status === 'AGREED' && side === sellingSide(ad) ? ['paid'] : [];
}

/** Where an act leads. @param byBalance the tenant's people pay each other from balances: then the second yes settles at once */
export function statusAfter(act: OfferAct, byBalance: boolean): Exclude<OfferStatus, 'OPEN' | 'LAPSED'> {
  if (act === 'accept') return 'ACCEPTED';
  if (act === 'confirm') return byBalance ? 'SETTLED' : 'AGREED';
  if (act === 'paid') return 'SETTLED';
  return act === 'refuse' ? 'REFUSED' : 'WITHDRAWN';
}

/** What of an ad an agreement changes. */
interface AdTokens {
  status: AdStatus;
  /** Those that stand on the board; of one that is over, the last that did. */
  tokens: number;
}

/**
 * An ad once some of its tokens are agreed: it is `AGREED`, off the board, where none are left.
 * @throws RangeError where it is not open or has fewer
 */
export function adWithout({ status, tokens }: AdTokens, agreed: number): AdTokens {
  if (status !== 'OPEN' || agreed < 1 || agreed > tokens) throw new RangeError(`${agreed} of ${tokens} tokens`);
  return agreed === tokens ? { status: 'AGREED', tokens } : { status, tokens: tokens - agreed };
}

/** An ad whose agreed tokens come back: they stand on the board again, unless it is over for another reason. */
export function adWithBack({ status, tokens }: AdTokens, back: number): AdTokens {
  if (status === 'AGREED') return { status: 'OPEN', tokens: back };
  return status === 'OPEN' ? { status, tokens: tokens + back } : { status, tokens };
}

/** Cents that lack for an amount; 0 where it is there. */
export function shortBy(amountCents: bigint, balanceCents: bigint): bigint {
  return balanceCents < amountCents ? amountCents - balanceCents : 0n;
}

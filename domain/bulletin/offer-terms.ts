import { type Price, priceText } from '#domain/money/price.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import type { AdType } from './ad.ts';
import { adProblems } from './ad-terms.ts';
import { offererDoes } from './offer.ts';

export interface OfferTerms {
  ad: { type: AdType; tokens: number; price: Price };
  reference: Price;
  /** Own tokens that nothing keeps: what an offerer could give. */
  free: number;
}

/** Tokens that an offer may name: what the ad has, and of a seller no more than is free. */
export function offerableTokens({ ad, free }: Pick<OfferTerms, 'ad' | 'free'>): number {
  return offererDoes(ad.type) === 'SELL' ? Math.min(ad.tokens, free) : ad.tokens;
}

/**
 * What is wrong with an offer, at its fields: all at once. It lies within an ad's bounds; and nobody is asked for more than they wrote down that they would pay, since
 * that is the amount whose risk they accepted.
 */
export function offerProblems(
  { ad, reference, free }: OfferTerms,
  { tokens, price }: { tokens: number; price: Price },
): { tokens?: Problem; price?: Problem } {
  const available = offerableTokens({ ad, free });
  const type = available < ad.tokens ? 'SELL' : 'BUY';
  const found = adProblems({ type, tokens, price, reference, available });
  if (!found.price && ad.type === 'BUY' && price > ad.price)
    return { ...found, price: problem('validator.error_number_max', { max: priceText(ad.price) }) };
  return found;
}

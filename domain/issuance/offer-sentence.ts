import { amountOf, type Price } from '#domain/money/price.ts';
import type { OfferValues } from './offer-rules.ts';

/** What the public reads of an offer in one sentence: which sentence it is, and its figures in cents. */
interface OfferSentence {
  /** With a soft cap it says what comes back, and by when it is known. */
  kind: 'cap_until' | 'cap' | 'until' | 'open';
  price: Price;
  targetCents: bigint;
  softCapCents: bigint;
}

/** The sentence of an offer; `hasEnd`: the campaign has its last day. */
export function offerSentence(
  { price, tokensForSale, softCapTokens }: Pick<OfferValues, 'price' | 'tokensForSale' | 'softCapTokens'>,
  hasEnd: boolean,
): OfferSentence {
  const withCap = hasEnd ? 'cap_until' : 'cap';
  const withoutCap = hasEnd ? 'until' : 'open';
  return {
    kind: softCapTokens > 0 ? withCap : withoutCap,
    price,
    targetCents: amountOf(tokensForSale, price),
    softCapCents: amountOf(softCapTokens, price),
  };
}

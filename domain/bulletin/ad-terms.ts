import { TOKENS_MAX } from '#domain/money/human-amount.ts';
import { amountOf, type Price, priceParam } from '#domain/money/price.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import type { AdType } from './ad.ts';

/** How a reference price came about: what the token was sold for here, or the last value that was written down for it. */
export const REFERENCE_METHODS = ['OFFER', 'RECORDED'] as const;

/** A price beyond a tenth or ten times of the reference is a slip of the finger, not an offer (ours). */
const SPAN = 10n;
/** The smallest price that is written: a millionth. */
const LEAST = 1n;

/** The lowest and the highest price of an ad, both included. */
export function priceBounds(reference: Price): { min: Price; max: Price } {
  const min = reference / SPAN;
  const max = reference * SPAN;
  return { min: (min < LEAST ? LEAST : min) as Price, max: (max < LEAST ? LEAST : max) as Price };
}

interface AdTerms {
  type: AdType;
  tokens: number;
  price: Price;
  reference: Price;
  /** Tokens of the seller that no other ad offers; of a buyer, what there is of the token. */
  available: number;
}

/** What is wrong with an ad's number of tokens and its price, at their fields: all at once. */
export function adProblems({ type, tokens, price, reference, available }: AdTerms): {
  tokens?: Problem;
  price?: Problem;
} {
  const { min, max } = priceBounds(reference);
  const found: { tokens?: Problem; price?: Problem } = {};
  if (tokens < 1) found.tokens = problem('validator.error_number_min_tokens', { min: 1 });
  else if (tokens > TOKENS_MAX) found.tokens = problem('validator.error_number_max_tokens', { max: TOKENS_MAX });
  else if (tokens > available)
    found.tokens =
      type === 'SELL'
        ? problem('validator.error_ad_tokens', { left: available })
        : problem('validator.error_number_max_tokens', { max: available });
  if (price < min) found.price = problem('validator.error_number_min', { min: priceParam(min) });
  else if (price > max) found.price = problem('validator.error_number_max', { max: priceParam(max) });
  else if (!found.tokens && amountOf(tokens, price) < 1n) found.price = problem('validator.error_ad_amount');
  return found;
}

import { OWNER_OFFERS_MAX_CENTS_12_MONTHS } from '#domain/limits.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, type Price, tokensFor, tokensForExactly } from '#domain/money/price.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** The values of an offer that hang together. Counts are tokens. */
export interface OfferValues {
  price: Price;
  tokensForSale: number;
  /** Below this all is given back; 0: whatever comes in stays. */
  softCapTokens: number;
  minTokens: number;
  maxTokens: number;
}
type OfferField = 'price' | 'tokens_for_sale' | 'target' | 'soft_cap_tokens' | 'min_tokens' | 'max_tokens';
type OfferProblems = Partial<Record<OfferField, Problem>>;

/**
 * What is wrong between the values of an offer, each at the field that has to give way.
 * @param facts `tokensTaken`: held by orders already. `isEuro`: the regulation's limit is in euros
 */
export function offerProblems(offer: OfferValues, facts: { tokensTaken: number; isEuro: boolean }): OfferProblems {
  const { price, tokensForSale, softCapTokens, minTokens, maxTokens } = offer;
  const found: OfferProblems = {};
  if (price <= 0n) found.price = problem('validator.error_offer_price');
  const least = Math.max(1, facts.tokensTaken);
  if (tokensForSale < least) found.tokens_for_sale = problem('validator.error_number_min_tokens', { min: least });
  if (softCapTokens > tokensForSale) {
    found.soft_cap_tokens = problem('validator.error_offer_soft_cap', {
      max: moneyText(amountOf(tokensForSale, price)),
    });
  }
  if (minTokens < 1) found.min_tokens = problem('validator.error_number_min_tokens', { min: 1 });
  else if (minTokens > maxTokens) found.min_tokens = problem('validator.error_number_max_tokens', { max: maxTokens });
  if (maxTokens < 1) found.max_tokens = problem('validator.error_number_min_tokens', { min: 1 });
  else if (maxTokens > tokensForSale)
    found.max_tokens = problem('validator.error_number_max_tokens', { max: tokensForSale });
  if (!found.price && facts.isEuro && amountOf(tokensForSale, price) > OWNER_OFFERS_MAX_CENTS_12_MONTHS) {
    found.target = problem('validator.error_offer_limit', { max: moneyText(OWNER_OFFERS_MAX_CENTS_12_MONTHS) });
  }
  return found;
}

/** What is wrong with a target that was typed beside price and tokens: they make another. All in cents. */
export function targetProblem(price: Price, tokensForSale: number, targetCents: bigint): Problem | null {
  const makes = amountOf(tokensForSale, price);
  return makes === targetCents ? null : problem('validator.error_offer_target', { amount: moneyText(makes) });
}

/** The whole tokens whose price is exactly an amount in cents, or the amounts beside it that would be. */
export function wholeTokens(
  cents: bigint,
  price: Price,
): { ok: true; value: number } | { ok: false; problem: Problem } {
  const tokens = tokensForExactly(cents, price);
  if (tokens !== null) return { ok: true, value: tokens };
  const below = tokensFor(cents, price);
  if (below === null) return { ok: false, problem: problem('validator.error_offer_price') };
  const beside = { below: moneyText(amountOf(below, price)), above: moneyText(amountOf(below + 1, price)) };
  return { ok: false, problem: problem('validator.error_offer_multiple', beside) };
}

import { moneyText } from '#domain/money/money.ts';
import { type Price, priceParam, tokensForExactly } from '#domain/money/price.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** An order against the issuance's bounds, all in tokens. */
export interface OrderFacts {
  tokens: number;
  /** Fewest per order; at least 1 counts whatever the issuer says. */
  minTokens: number;
  /** Most per order; null where the issuer set none. */
  maxTokens: number | null;
  /** What this investor can still have: the unsold ones, plus those that the same order already holds. */
  tokensLeft: number;
}

/** What is wrong with the number of tokens, worst first; empty where nothing is (specification, section 5: "between min and max per project, min 1"). */
export function checkOrder({ tokens, minTokens, maxTokens, tokensLeft }: OrderFacts): Problem[] {
  if (!Number.isSafeInteger(tokens)) return [problem('validator.error_number_integer')];
  const min = Math.max(1, minTokens);
  const problems: Problem[] = [];
  if (tokens < min) problems.push(problem('validator.error_number_min_tokens', { min }));
  if (maxTokens !== null && tokens > maxTokens) {
    problems.push(problem('validator.error_number_max_tokens', { max: maxTokens }));
  }
  if (tokens > tokensLeft) problems.push(problem('validator.error_tokens_left', { left: Math.max(0, tokensLeft) }));
  return problems;
}

/** A declared interest: money in cents against its bounds. */
export interface InterestFacts {
  amountCents: bigint;
  minCents: bigint;
  maxCents: bigint | null;
  price: Price;
}

/** What is wrong with a declared interest: between a minimum and a maximum, and a multiple of the token price (specification, section 5). Params are decimal strings. */
export function checkInterest({ amountCents, minCents, maxCents, price }: InterestFacts): Problem[] {
  const problems: Problem[] = [];
  if (amountCents < minCents) problems.push(problem('validator.error_number_min', { min: moneyText(minCents) }));
  if (maxCents !== null && amountCents > maxCents) {
    problems.push(problem('validator.error_number_max', { max: moneyText(maxCents) }));
  }
  if (amountCents <= 0n || tokensForExactly(amountCents, price) === null) {
    problems.push(problem('validator.error_number_multiple', { multiple: priceParam(price) }));
  }
  return problems;
}

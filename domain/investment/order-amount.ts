import { TOKENS_MAX } from '#domain/money/human-amount.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, type Price, tokensFor } from '#domain/money/price.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import { checkOrder, type OrderFacts } from './order-rules.ts';

/** What an order may be, and what a token costs. */
export interface OrderBounds extends Omit<OrderFacts, 'tokens'> {
  price: Price;
}

/** The whole tokens that a sum in cents buys, never for more than it; or, in money, why there is no such order. */
export function orderFor(
  cents: bigint,
  { price, ...limits }: OrderBounds,
): { ok: true; value: number } | { ok: false; problem: Problem } {
  const tokens = Math.min(tokensFor(cents, price) ?? TOKENS_MAX, TOKENS_MAX);
  const [found] = checkOrder({ tokens, ...limits });
  if (!found) return { ok: true, value: tokens };
  const { min, max } = found.params ?? {};
  if (min !== undefined) return refused('validator.error_number_min', { min: moneyText(amountOf(Number(min), price)) });
  if (max !== undefined) return refused('validator.error_number_max', { max: moneyText(amountOf(Number(max), price)) });
  return { ok: false, problem: found };
}

function refused(key: 'validator.error_number_min' | 'validator.error_number_max', params: Problem['params']) {
  return { ok: false as const, problem: problem(key, params) };
}

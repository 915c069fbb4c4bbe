import { withoutEmptyPlaces } from '#domain/text/without-ending.ts';
import { readDecimal, writeDecimal } from './decimal.ts';
import type { ParsedNumber } from './number-problem.ts';
import { divideHalfEven } from './rounding.ts';

/** A token price in millionths of the currency's unit (domain.md, section 2: at most 6 decimals). Made by `parsePrice` and `priceOf` alone, so that cents are never taken for a price. */
export type Price = bigint & { readonly unit: 'millionths' };

const DECIMALS = 6;
const MILLIONTHS_PER_CENT = 10_000n;

/** Reads a price of the API: "50" or "71.980001", not negative, at most twelve digits before the point. */
export function parsePrice(text: string): ParsedNumber<Price> {
  const parsed = readDecimal(text, { digits: 12, decimals: DECIMALS });
  return parsed.ok ? { ok: true, value: parsed.value as Price } : parsed;
}

/** The price of a text that has been checked before. Throws a RangeError on any other. */
export function priceOf(text: string): Price {
  const parsed = parsePrice(text);
  if (!parsed.ok) throw new RangeError(`not a price: ${parsed.problem.why}`);
  return parsed.value;
}

/** A price as the API answers it, in its shortest form: "50", "0.5", "71.980001". */
export function priceText(price: Price): string {
  return withoutEmptyPlaces(writeDecimal(price, DECIMALS));
}

/** A price as a parameter of a problem: with two places at least, by which whoever shows it knows that it is money. */
export function priceParam(price: Price): string {
  const [whole = '', places = ''] = priceText(price).split('.');
  return `${whole}.${places.padEnd(2, '0')}`;
}

/** What a number of tokens costs in cents: tokens × price, rounded half-even once (domain.md, section 2). Throws a RangeError unless tokens is a safe integer from 0. */
export function amountOf(tokens: number, price: Price): bigint {
  if (!Number.isSafeInteger(tokens) || tokens < 0) throw new RangeError(`not a number of tokens: ${tokens}`);
  return divideHalfEven(BigInt(tokens) * price, MILLIONTHS_PER_CENT);
}

/** The most tokens that an amount in cents buys; null where the price is 0 or the answer is no safe integer. */
export function tokensFor(cents: bigint, price: Price): number | null {
  if (price <= 0n || cents < 0n) return null;
  // Rounding moves an amount by half a cent at most, so that the answer is this quotient or a few tokens from it.
  let tokens = Number((cents * MILLIONTHS_PER_CENT + MILLIONTHS_PER_CENT / 2n) / price);
  if (!Number.isSafeInteger(tokens)) return null;
  while (tokens > 0 && amountOf(tokens, price) > cents) tokens -= 1;
  return tokens;
}

/** The tokens whose amount is exactly these cents, or null: the rule "a multiple of the token price" for money that people type. */
export function tokensForExactly(cents: bigint, price: Price): number | null {
  const tokens = tokensFor(cents, price);
  return tokens !== null && amountOf(tokens, price) === cents ? tokens : null;
}

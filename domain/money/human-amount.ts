import type { Language } from '#domain/tenant/language.ts';
import { readDecimal } from './decimal.ts';
import { plainDecimal } from './human-number.ts';
import { MONEY_MAX_DIGITS, moneyText } from './money.ts';
import { type NumberProblem, type ParsedNumber, refused } from './number-problem.ts';
import { type Price, parsePrice, priceParam } from './price.ts';

/** Most tokens that one order or ad may name. */
export const TOKENS_MAX = 1_000_000_000;

/**
 * Money that a person typed, as cents: Spanish "1.234,50" and English "1,234.50". Not negative, at most two decimals.
 * The tenant's own currency symbol may stand before or after; another currency's is refused.
 * @param least cents that the field takes at least: what is below zero is told so, and not that 0 would do. Whether an amount reaches it is the field's own rule to say.
 */
export function parseHumanAmount(text: string, lang: Language, symbol = '', least = 0n): ParsedNumber<bigint> {
  const plain = plainDecimal(withoutSymbol(text.trim(), symbol), lang);
  if (!plain.ok) return plain;
  const read = readDecimal(plain.value, { digits: MONEY_MAX_DIGITS, decimals: 2 });
  return least > 0n ? naming(moneyText(least), read) : read;
}

/** A token price that a person typed: as `parseHumanAmount`, with at most six decimals. */
export function parseHumanPrice(text: string, lang: Language, symbol: string, least: Price): ParsedNumber<Price> {
  const plain = plainDecimal(withoutSymbol(text.trim(), symbol), lang);
  return plain.ok ? naming(priceParam(least), parsePrice(plain.value)) : plain;
}

/** What is below zero is refused by the least that may stand there. */
function naming<T>(min: string, read: ParsedNumber<T>): ParsedNumber<T> {
  return !read.ok && read.problem.why === 'negative' ? refused('negative', { min }) : read;
}

/** A number of tokens that a person typed: whole tokens only, 0 to `TOKENS_MAX`. Whether an issuance takes so many is `checkOrder`'s question. */
export function parseTokens(text: string, lang: Language): ParsedNumber<number> {
  const plain = plainDecimal(text, lang);
  if (!plain.ok) return plain.problem.why === 'other_separator' ? refused('not_an_integer') : plain;
  if (plain.value.includes('.')) return refused('not_an_integer');
  const read = readDecimal(plain.value, { digits: 15, decimals: 0 });
  if (!read.ok) return read.problem.why === 'negative' ? outside('negative', 'min', 1) : asTokens(read.problem);
  return read.value > BigInt(TOKENS_MAX)
    ? outside('too_long', 'max', TOKENS_MAX)
    : { ok: true, value: Number(read.value) };
}

function asTokens(found: NumberProblem): { ok: false; problem: NumberProblem } {
  return found.why === 'too_long' ? outside('too_long', 'max', TOKENS_MAX) : { ok: false, problem: found };
}

function outside(
  why: 'negative' | 'too_long',
  end: 'min' | 'max',
  limit: number,
): { ok: false; problem: NumberProblem } {
  return { ok: false, problem: { why, key: `validator.error_number_${end}_tokens`, params: { [end]: limit } } };
}

function withoutSymbol(text: string, symbol: string): string {
  if (symbol && text.startsWith(symbol)) return text.slice(symbol.length).trimStart();
  if (symbol && text.endsWith(symbol)) return text.slice(0, -symbol.length).trimEnd();
  return text;
}

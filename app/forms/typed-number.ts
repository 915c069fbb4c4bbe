import { readDecimal } from '#domain/money/decimal.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { plainDecimal } from '#domain/money/human-number.ts';
import { type Price, parsePrice, priceText } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';
import { checkNumber } from '#domain/validation/number.ts';
import type { Parsed } from '#domain/validation/problem.ts';
import { problem } from '#domain/validation/problem.ts';

/** A number of the API as a person of a language types it: "12500.5" is "12.500,5" in Spanish. */
export function typedNumber(plain: string, lang: Language): string {
  const [whole = '', fraction] = plain.split('.');
  const first = whole.length % 3;
  const groups = whole.slice(first).match(/\d{3}/g) ?? [];
  const grouped = [...(first > 0 ? [whole.slice(0, first)] : []), ...groups].join(lang === 'es' ? '.' : ',');
  return fraction === undefined ? grouped : `${grouped}${lang === 'es' ? ',' : '.'}${fraction}`;
}

/** A price that somebody typed, as the API takes it. The tenant's own symbol may stand beside it. */
export function readPrice(text: string, lang: Language): Parsed<string> {
  const plain = plainDecimal(text.trim(), lang);
  if (!plain.ok) return plain;
  const tooLow = { ok: false, problem: problem('validator.error_offer_price') } as const;
  if (plain.value.startsWith('-')) return tooLow;
  const price: Parsed<Price> = parsePrice(plain.value);
  if (!price.ok) return price;
  return price.value > 0n ? { ok: true, value: priceText(price.value) } : tooLow;
}

/** A figure of at most four decimals: a percentage, a valuation. */
export function readFigure(text: string, lang: Language): Parsed<string> {
  const plain = plainDecimal(text.replace(/%$/, '').trim(), lang);
  if (!plain.ok) return plain;
  const read = readDecimal(plain.value, { digits: 12, decimals: 4 });
  // As it was typed: noughts at its end are the issuer's own exactness.
  return read.ok ? { ok: true, value: plain.value } : read;
}

/** A whole number of months or days, from 1 to 999. */
export function readCount(text: string): Parsed<string> {
  const wrong = checkNumber(text.trim(), { required: true, integer: true, min: 1, max: 999 });
  return wrong ? { ok: false, problem: wrong } : { ok: true, value: String(Number(text.trim())) };
}

/** An amount in cents, of which the field takes `least` at least. */
export function readCents(text: string, lang: Language, symbol: string, least = 0n): Parsed<bigint> {
  return parseHumanAmount(text, lang, symbol, least);
}

import type { Language } from '#domain/tenant/language.ts';
import { withoutEmptyPlaces } from '#domain/text/without-ending.ts';
import { writeDecimal } from './decimal.ts';
import { type Price, priceText } from './price.ts';

/** How a tenant writes its currency (specification, section 3). */
export interface CurrencyStyle {
  symbol: string;
  symbolPosition: 'before' | 'after';
}

/** Decimal mark, then grouping mark. Thousands are always grouped, also 1.234 in Spanish (experience.md, Words). */
const MARKS: Record<Language, readonly [string, string]> = { es: [',', '.'], en: ['.', ','] };
/** No line may break between a figure and its sign. */
const HARD_SPACE = '\u00a0';

/** As wide as a figure, and no hyphen. */
const MINUS = '\u2212';

/** Cents as people read them: 123450n is "1.234,50 €" or "$1,234.50". Exact for any size. */
export function formatMoney(cents: bigint, currency: CurrencyStyle, lang: Language): string {
  return withSymbol(writeDecimal(cents, 2), currency, lang);
}

/** As `formatMoney`, without the decimals where they are zero: for key figures, "250.000 €". */
export function formatMoneyShort(cents: bigint, currency: CurrencyStyle, lang: Language): string {
  return withSymbol(writeDecimal(cents, 2).replace(/\.00$/, ''), currency, lang);
}

/** Sums that are read together, "365.874,34 € of 403.088,00 €": short where none has cents (`formatMoneyShort`), else all with their decimals. */
export function formatMoneyAlike<Sums extends readonly bigint[]>(
  sums: Sums,
  currency: CurrencyStyle,
  lang: Language,
): { [At in keyof Sums]: string } {
  const write = sums.every((cents) => cents % 100n === 0n) ? formatMoneyShort : formatMoney;
  return sums.map((cents) => write(cents, currency, lang)) as { [At in keyof Sums]: string };
}

/** A token price with two to six decimals: "71,980001 €", "50,00 €". */
export function formatPrice(price: Price, currency: CurrencyStyle, lang: Language): string {
  const [whole, fraction = ''] = priceText(price).split('.');
  return withSymbol(`${whole}.${fraction.padEnd(2, '0')}`, currency, lang);
}

/** Whole tokens, grouped. Throws a RangeError where the number is no safe integer. */
export function formatTokens(tokens: number, lang: Language): string {
  if (!Number.isSafeInteger(tokens)) throw new RangeError(`not a number of tokens: ${tokens}`);
  return localised(String(tokens), lang);
}

/** Hundredths of a per cent, shortest form: 825n is "8,25 %" in Spanish and "8.25%" in English. */
export function formatPercent(basisPoints: bigint, lang: Language): string {
  const number = localised(withoutEmptyPlaces(writeDecimal(basisPoints, 2)), lang);
  return lang === 'es' ? `${number}${HARD_SPACE}%` : `${number}%`;
}

function withSymbol(decimal: string, currency: CurrencyStyle, lang: Language): string {
  const sign = decimal.startsWith('-') ? MINUS : '';
  const number = localised(decimal.slice(sign.length), lang);
  if (currency.symbol === '') return sign + number;
  return currency.symbolPosition === 'before'
    ? `${sign}${currency.symbol}${/\p{L}$/u.test(currency.symbol) ? HARD_SPACE : ''}${number}`
    : `${sign}${number}${HARD_SPACE}${currency.symbol}`;
}

/** A plain decimal of the API as people read it, with as many decimals as it has: "12500.5" is "12.500,5" in Spanish. */
export function formatDecimal(decimal: string, lang: Language): string {
  const sign = decimal.startsWith('-') ? '-' : '';
  return sign + localised(decimal.slice(sign.length), lang);
}

/** A plain decimal string with the language's marks. */
function localised(decimal: string, lang: Language): string {
  const [mark, group] = MARKS[lang];
  const [whole = '', fraction] = decimal.split('.');
  const grouped = grouping(whole, group);
  return fraction === undefined ? grouped : grouped + mark + fraction;
}

/** Digits in threes from the right. */
function grouping(digits: string, mark: string): string {
  const head = digits.length % 3;
  const threes = digits.slice(head).match(/\d{3}/g) ?? [];
  return [...(head > 0 ? [digits.slice(0, head)] : []), ...threes].join(mark);
}

import type { Language } from '#domain/tenant/language.ts';
import { withoutEnding } from '#domain/text/without-ending.ts';

const WEI_PER_ETH = 10n ** 18n;
const CENTS_PER_UNIT = 100n;
const DECIMALS = 18;
const PART = 10_000n;
/** How much too much still counts as exact, in parts of 10,000: wallets round up. More than that goes back. */
const TOLERATED_PARTS = 50n;

/**
 * Wei that cover an amount at a rate: rounded up, so that they are never worth a cent less.
 * @param rateCents cents of the same currency for one whole ether, above zero
 */
export function weiFor(cents: bigint, rateCents: bigint): bigint {
  const scaled = cents * WEI_PER_ETH;
  return (scaled + rateCents - 1n) / rateCents;
}

/**
 * Wei that an amount is worth at a rate, rounded down: never worth more than the amount, and less by less than a wei. For what is paid out.
 * @param rateCents cents of the same currency for one whole ether, above zero
 */
export function weiWorth(cents: bigint, rateCents: bigint): bigint {
  return (cents * WEI_PER_ETH) / rateCents;
}

/** What part of an amount some wei are worth, in cents, rounded down. `askedWei` are worth all of `cents`. */
export function centsOfPart(wei: bigint, askedWei: bigint, cents: bigint): bigint {
  return (wei * cents) / askedWei;
}

/** Wei that came above what was asked and are too many to keep; 0 where they are within the tolerance. */
export function surplusOf(receivedWei: bigint, askedWei: bigint): bigint {
  const over = receivedWei - askedWei;
  return over * PART > askedWei * TOLERATED_PARTS ? over : 0n;
}

/** Whole ether as a decimal text with at most 18 places and no empty ones, for wallets and people: "0.0505". */
export function ethText(wei: bigint): string {
  const digits = wei.toString().padStart(DECIMALS + 1, '0');
  const fraction = withoutEnding(digits.slice(-DECIMALS), (sign) => sign === '0');
  return fraction ? `${digits.slice(0, -DECIMALS)}.${fraction}` : digits.slice(0, -DECIMALS);
}

/** `ethText` for people who read a language: its own decimal sign. What a wallet copies keeps the point. */
export function ethFigure(text: string, lang: Language): string {
  return lang === 'es' ? text.replace('.', ',') : text;
}

/** Cents of a rate's decimal text, whatever its places, rounded down so that no wei is asked too few; null where it is no rate above zero. */
export function rateCentsOf(text: string): bigint | null {
  const parts = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(text);
  if (!parts) return null;
  const [, whole = '', fraction = ''] = parts;
  const cents = BigInt(whole) * CENTS_PER_UNIT + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  return cents > 0n ? cents : null;
}

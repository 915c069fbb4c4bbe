import { readDecimal, writeDecimal } from './decimal.ts';
import type { ParsedNumber } from './number-problem.ts';

/** Digits before the point that money on the wire may have. */
export const MONEY_MAX_DIGITS = 15;

/** Reads money of the wire, "1250.00" or "-0.5", as cents. At most two decimals; more are refused, never rounded. */
export function parseMoney(text: string): ParsedNumber<bigint> {
  return readDecimal(text, { digits: MONEY_MAX_DIGITS, decimals: 2, negative: true });
}

/** Cents of a text that has been checked before (a contract's answer, a column of the database). Throws a RangeError on any other. */
export function centsOf(text: string): bigint {
  const parsed = parseMoney(text);
  if (!parsed.ok) throw new RangeError(`not money: ${parsed.problem.why}`);
  return parsed.value;
}

/** Cents as money of the wire, always two decimals: 125000n is "1250.00". */
export function moneyText(cents: bigint): string {
  return writeDecimal(cents, 2);
}

/** The sum of amounts in cents. */
export function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

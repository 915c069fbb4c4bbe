import { faultOf, type ParsedNumber, refused } from './number-problem.ts';

/** How much of a decimal is taken: digits before the point, digits after it, and whether a minus may stand in front. */
interface DecimalShape {
  digits: number;
  decimals: number;
  negative?: boolean;
}

const PLAIN = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/**
 * Reads a plain decimal string ("1250.5") as an integer of its smallest unit (125050n for two decimals).
 * Strict on purpose: no plus, no exponent, no hex, no blank, no grouping, no other script's digits, no minus zero, no
 * leading zero, and nothing is ever rounded (safety.md, Numbers).
 */
export function readDecimal(text: string, shape: DecimalShape): ParsedNumber<bigint> {
  const parts = PLAIN.exec(text);
  if (!parts) return refused(faultOf(text));
  const [, minus = '', whole = '0', fraction = ''] = parts;
  if (whole.length > shape.digits) return refused('too_long', { max: shape.digits });
  if (fraction.length > shape.decimals) return refused('too_many_decimals', { max: shape.decimals });
  const value = BigInt(whole + fraction.padEnd(shape.decimals, '0'));
  if (minus && value === 0n) return refused('negative_zero');
  if (minus && !shape.negative) return refused('negative', { min: 0 });
  return { ok: true, value: minus ? -value : value };
}

/** The decimal string of an integer of smallest units, with all its decimals (one at least): (-5n, 2) is "-0.05". */
export function writeDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  return `${value < 0n ? '-' : ''}${whole}.${digits.slice(-decimals)}`;
}

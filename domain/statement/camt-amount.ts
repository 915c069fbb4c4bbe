import { MONEY_MAX_DIGITS } from '#domain/money/money.ts';
import { withoutEnding } from '#domain/text/without-ending.ts';
import { problem } from '#domain/validation/problem.ts';
import { brokenAt, StatementFault } from './bank-statement.ts';

/** A decimal of XML Schema without its minus: a plus, zeros in front, and an empty side of the point are all the same number. */
const AMOUNT = /^\+?(\d{0,40})(?:\.(\d{0,40}))?$/;

/**
 * Cents of an amount of ISO 20022, which may have up to five decimals and zeros in front: "0008.85000" is 885n. Never rounded: what is more
 * exact than a cent is refused in words. `at` is the entry's number from 1, 0 outside of one. Throws a StatementFault.
 */
export function camtCents(text: string, at: number): bigint {
  const [, whole = '', fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === '' && fraction === '') throw brokenAt(at);
  const decimals = withoutEnding(fraction, (sign) => sign === '0');
  if (decimals.length > 2) throw new StatementFault(problem('validator.error_statement_decimals', { amount: text }));
  const digits = whole.replace(/^0+/, '');
  if (digits.length > MONEY_MAX_DIGITS) throw brokenAt(at);
  return BigInt(digits + decimals.padEnd(2, '0'));
}

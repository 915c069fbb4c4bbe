import type { Parsed, Problem, ValidatorKey } from '#domain/validation/problem.ts';

/** Why a text is not the number that was asked for. */
export type NumberFault =
  | 'empty'
  | 'not_a_number'
  | 'exponent'
  | 'not_decimal'
  | 'foreign_digits'
  | 'negative_zero'
  | 'negative'
  | 'leading_zero'
  | 'too_long'
  | 'too_many_decimals'
  | 'not_an_integer'
  | 'other_separator';

/** A problem that also names its fault, so that a caller can tell them apart without reading keys. */
export interface NumberProblem extends Problem {
  why: NumberFault;
}

export type ParsedNumber<T> = Parsed<T, NumberProblem>;

const KEY_OF: Partial<Record<NumberFault, ValidatorKey>> = {
  empty: 'validator.error_null',
  negative: 'validator.error_number_min',
  too_long: 'validator.error_number_max_digits',
  too_many_decimals: 'validator.error_number_decimals',
  not_an_integer: 'validator.error_number_integer',
  other_separator: 'validator.error_number_separator',
};

/** The refusal of a number for one fault. */
export function refused(
  why: NumberFault,
  params?: Record<string, string | number>,
): { ok: false; problem: NumberProblem } {
  const key = KEY_OF[why] ?? 'validator.error_number';
  return { ok: false, problem: params ? { why, key, params } : { why, key } };
}

/** What a text that is no plain decimal looks like instead. */
export function faultOf(text: string): NumberFault {
  if (text.trim() === '') return 'empty';
  if (/^[+-]?0[xob]/i.test(text)) return 'not_decimal';
  if (/^[+-]?(\d+([.,]\d*)?|[.,]\d+)e/i.test(text)) return 'exponent';
  if (/\p{Nd}/u.test(text.replace(/[0-9]/g, ''))) return 'foreign_digits';
  if (/^-0+([.,]0*)?$/.test(text)) return 'negative_zero';
  if (/^-?0\d/.test(text)) return 'leading_zero';
  return 'not_a_number';
}

import { readDecimal } from '#domain/money/decimal.ts';
import { type Problem, problem } from './problem.ts';

/** Bounds are plain decimal strings or whole numbers; at most six decimals count. */
interface NumberRules {
  required?: boolean;
  min?: string | number;
  max?: string | number;
  /** Digits alone, with a sign at most: `12.0` is none. */
  integer?: boolean;
  /** Digits before the point. */
  minDigits?: number;
  maxDigits?: number;
  /** Tokens are counted: the problems speak of tokens. */
  tokens?: boolean;
}

const SHAPE = { digits: 30, decimals: 6, negative: true } as const;

/** The first thing wrong with a number written as a plain decimal string, or null. Compared exactly, never as a float. */
export function checkNumber(text: string, rules: NumberRules): Problem | null {
  if (text.trim() === '') return rules.required ? problem('validator.error_null') : null;
  const read = readDecimal(text, SHAPE);
  if (!read.ok) {
    const { key, params } = read.problem;
    return problem(key, params);
  }
  return checkDigits(text, rules) ?? checkBounds(read.value, rules);
}

function checkDigits(text: string, { integer, minDigits, maxDigits }: NumberRules): Problem | null {
  if (integer && /[.,]/.test(text)) return problem('validator.error_number_integer');
  const digits = (text.replace('-', '').split('.')[0] ?? '').length;
  if (minDigits !== undefined && digits < minDigits)
    return problem('validator.error_number_min_digits', { min: minDigits });
  if (maxDigits !== undefined && digits > maxDigits)
    return problem('validator.error_number_max_digits', { max: maxDigits });
  return null;
}

function checkBounds(value: bigint, { min, max, tokens }: NumberRules): Problem | null {
  if (min !== undefined && value < bound(min)) {
    return problem(tokens ? 'validator.error_number_min_tokens' : 'validator.error_number_min', { min });
  }
  if (max !== undefined && value > bound(max)) {
    return problem(tokens ? 'validator.error_number_max_tokens' : 'validator.error_number_max', { max });
  }
  return null;
}

function bound(limit: string | number): bigint {
  const read = readDecimal(String(limit), SHAPE);
  if (!read.ok) throw new RangeError(`not a bound: ${limit}`);
  return read.value;
}

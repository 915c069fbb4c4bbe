import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHumanAmount, parseTokens, TOKENS_MAX } from './human-amount.ts';
import { centsOf, moneyText, parseMoney, sumOf } from './money.ts';
import type { NumberFault } from './number-problem.ts';

const bigCents = fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n });

/** The fault of a hostile text, or the value where it was wrongly taken. */
function why(text: string, parse: (text: string) => ReturnType<typeof parseMoney>): NumberFault | bigint {
  const parsed = parse(text);
  return parsed.ok ? parsed.value : parsed.problem.why;
}

const HOSTILE: [string, NumberFault][] = [
  ['', 'empty'],
  ['  ', 'empty'],
  ['1e3', 'exponent'],
  ['1E+3', 'exponent'],
  ['1.5e-2', 'exponent'],
  ['0x10', 'not_decimal'],
  ['0b1', 'not_decimal'],
  ['NaN', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['-0', 'negative_zero'],
  ['-0.00', 'negative_zero'],
  ['٣', 'foreign_digits'],
  ['１２', 'foreign_digits'],
  ['9'.repeat(400), 'too_long'],
  ['1.005', 'too_many_decimals'],
  ['0.001', 'too_many_decimals'],
  ['007', 'leading_zero'],
  ['+5', 'not_a_number'],
  ['.5', 'not_a_number'],
  ['5.', 'not_a_number'],
  ['1_000', 'not_a_number'],
  ['--5', 'not_a_number'],
  ['5-', 'not_a_number'],
  ['5\n', 'not_a_number'],
  [' 5', 'not_a_number'],
  ['1,5', 'not_a_number'],
  ['5; drop table', 'not_a_number'],
  ['null', 'not_a_number'],
  ['\u0000', 'not_a_number'],
];

describe('money of the wire', () => {
  it.each(HOSTILE)('refuses %j: %s', (text, fault) => {
    expect(why(text, parseMoney)).toBe(fault);
    expect(() => centsOf(text)).toThrow(RangeError);
  });

  it('comes back the same from cents to text and again', () => {
    fc.assert(
      fc.property(bigCents, (cents) => {
        expect(centsOf(moneyText(cents))).toBe(cents);
        expect(moneyText(cents)).toMatch(/^-?(0|[1-9]\d{0,14})\.\d{2}$/);
      }),
    );
  });

  it('is read as its digits say, seen by an oracle that counts places', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 99 }), fc.boolean(), (units, hundredths, minus) => {
        const cents = units * 100n + BigInt(hundredths);
        fc.pre(!(minus && cents === 0n));
        const text = `${minus ? '-' : ''}${units}.${String(hundredths).padStart(2, '0')}`;
        expect(centsOf(text)).toBe(minus ? -cents : cents);
        if (hundredths % 10 === 0) expect(centsOf(text.slice(0, -1))).toBe(minus ? -cents : cents);
      }),
    );
  });

  it('takes nothing but plain decimals, whatever comes', () => {
    const near = fc.string({
      unit: fc.constantFrom('0', '1', '9', '.', ',', '-', '+', 'e', 'x', ' ', '٣', '\u00a0'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
        expect(parseMoney(text).ok).toBe(
          /^-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,2})?$/.test(text) && !/^-0(\.0+)?$/.test(text),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('sums exactly where a float would not', () => {
    expect(moneyText(sumOf(Array.from({ length: 10 }, () => 10n)))).toBe('1.00');
    expect(sumOf([])).toBe(0n);
  });
});

describe('money that a person types', () => {
  it.each([
    ['1.234,50', 'es', 123_450n],
    ['1234,5', 'es', 123_450n],
    ['1.005', 'es', 100_500n],
    ['1 000 000', 'es', 100_000_000n],
    ['1\u00a0000,01', 'es', 100_001n],
    [' 250 ', 'es', 25_000n],
    ['1,234.50', 'en', 123_450n],
    ['1,005', 'en', 100_500n],
    ['0.07', 'en', 7n],
  ] as const)('reads %j in %s', (text, lang, cents) => {
    expect(parseHumanAmount(text, lang)).toEqual({ ok: true, value: cents });
  });

  it.each([
    ['10.50', 'es', 'other_separator'],
    ['10,50', 'en', 'other_separator'],
    ['1,005', 'es', 'too_many_decimals'],
    ['1.005', 'en', 'too_many_decimals'],
    ['1.23.456', 'es', 'not_a_number'],
    ['1.234 567', 'es', 'not_a_number'],
    ['0.123', 'es', 'other_separator'],
    ['1,2,3', 'es', 'not_a_number'],
    ['1,234,56', 'en', 'not_a_number'],
    ['-5', 'es', 'negative'],
    ['-0', 'es', 'negative_zero'],
    ['5 €', 'es', 'not_a_number'],
    ['1e3', 'es', 'exponent'],
    ['0x10', 'en', 'not_decimal'],
    ['٣', 'es', 'foreign_digits'],
    ['NaN', 'en', 'not_a_number'],
    ['9'.repeat(400), 'es', 'too_long'],
    ['9'.repeat(16), 'es', 'too_long'],
  ] as const)('refuses %j in %s: %s', (text, lang, fault) => {
    const parsed = parseHumanAmount(text, lang);
    expect(parsed.ok ? parsed.value : parsed.problem.why).toBe(fault);
  });

  it("takes the tenant's own symbol and no other", () => {
    expect(parseHumanAmount('1.000 €', 'es', '€')).toEqual({ ok: true, value: 100_000n });
    expect(parseHumanAmount('$1,000', 'en', '$')).toEqual({ ok: true, value: 100_000n });
    expect(parseHumanAmount('$1,000', 'en', '€').ok).toBe(false);
    expect(parseHumanAmount('€', 'es', '€')).toMatchObject({ problem: { why: 'empty' } });
  });

  it('shows how it may have been meant', () => {
    expect(parseHumanAmount('1500.50', 'es')).toMatchObject({ problem: { params: { example: '1500,50' } } });
  });

  it('reads what Intl writes in either language, at any size that Intl keeps exact', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 13 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom('es', 'en'),
        fc.constantFrom('always' as const, false),
        (value, lang, useGrouping) => {
          const text = new Intl.NumberFormat(lang === 'es' ? 'es-ES' : 'en-GB', {
            minimumFractionDigits: 2,
            useGrouping,
          }).format(value / 100);
          expect(parseHumanAmount(text, lang)).toEqual({ ok: true, value: BigInt(value) });
        },
      ),
    );
  });
});

describe('tokens that a person types', () => {
  it.each([
    ['10', 'es', 10],
    ['1.000', 'es', 1000],
    ['1,000', 'en', 1000],
    ['0', 'es', 0],
    [String(TOKENS_MAX), 'en', TOKENS_MAX],
  ] as const)('reads %j in %s', (text, lang, tokens) => {
    expect(parseTokens(text, lang)).toEqual({ ok: true, value: tokens });
  });

  it.each([
    ['1.5', 'es', 'validator.error_number_integer'],
    ['1,5', 'es', 'validator.error_number_integer'],
    ['1.5', 'en', 'validator.error_number_integer'],
    ['1,5', 'en', 'validator.error_number_integer'],
    ['1.0', 'en', 'validator.error_number_integer'],
    ['-1', 'es', 'validator.error_number_min_tokens'],
    ['1e3', 'es', 'validator.error_number'],
    ['-0', 'es', 'validator.error_number'],
    ['007', 'en', 'validator.error_number'],
    ['0x10', 'es', 'validator.error_number'],
    ['', 'es', 'validator.error_null'],
    ['1000000001', 'es', 'validator.error_number_max_tokens'],
    ['9'.repeat(400), 'es', 'validator.error_number_max_digits'],
    ['9'.repeat(30), 'es', 'validator.error_number_max_tokens'],
  ] as const)('refuses %j in %s: %s', (text, lang, key) => {
    expect(parseTokens(text, lang)).toMatchObject({ ok: false, problem: { key } });
  });
});

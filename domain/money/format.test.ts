import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/tenant/language.ts';
import { formatMoney, formatMoneyAlike, formatMoneyShort, formatPercent, formatPrice, formatTokens } from './format.ts';
import { parseHumanAmount } from './human-amount.ts';
import { priceOf } from './price.ts';

const EURO = { symbol: '€', symbolPosition: 'after' } as const;
const DOLLAR = { symbol: '$', symbolPosition: 'before' } as const;
const lang = fc.constantFrom<Language>('es', 'en');

describe('money for people', () => {
  it('groups always and puts the symbol where the tenant wants it', () => {
    expect(formatMoney(123_450n, EURO, 'es')).toBe('1.234,50\u00a0€');
    expect(formatMoney(123_450n, DOLLAR, 'en')).toBe('$1,234.50');
    expect(formatMoney(123_450n, DOLLAR, 'es')).toBe('$1.234,50');
    expect(formatMoney(-5n, DOLLAR, 'en')).toBe('\u2212$0.05');
    // A currency of letters is a word: it stands apart.
    expect(formatMoneyShort(740_000_000n, { symbol: 'CHF', symbolPosition: 'before' }, 'es')).toBe(
      'CHF\u00a07.400.000',
    );
    expect(formatMoney(-100_000n, EURO, 'es')).toBe('\u22121.000,00\u00a0€');
    expect(formatMoney(0n, { symbol: '', symbolPosition: 'after' }, 'es')).toBe('0,00');
    expect(formatMoneyShort(25_000_000n, EURO, 'es')).toBe('250.000\u00a0€');
    expect(formatMoneyShort(25_000_050n, EURO, 'es')).toBe('250.000,50\u00a0€');
  });

  it('has decimals in all sums that are read together where one of them has cents', () => {
    expect(formatMoneyAlike([36_587_434n, 40_308_800n] as const, EURO, 'es')).toEqual([
      '365.874,34\u00a0€',
      '403.088,00\u00a0€',
    ]);
    expect(formatMoneyAlike([36_587_400n, 40_308_800n] as const, EURO, 'es')).toEqual([
      '365.874\u00a0€',
      '403.088\u00a0€',
    ]);
  });

  it('is exact far beyond what a float holds', () => {
    expect(formatMoney(12_345_678_901_234_567_890_123n, EURO, 'es')).toBe('123.456.789.012.345.678.901,23\u00a0€');
  });

  it('writes what Intl writes, as far as Intl is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), lang, (cents, language) => {
        const intl = new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB', {
          minimumFractionDigits: 2,
          useGrouping: 'always',
        });
        expect(formatMoney(BigInt(cents), { symbol: '', symbolPosition: 'after' }, language)).toBe(
          intl.format(cents / 100),
        );
      }),
    );
  });

  it('is read back by its own language', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }),
        lang,
        fc.constantFrom(EURO, DOLLAR),
        (cents, language, style) => {
          expect(parseHumanAmount(formatMoney(cents, style, language), language, style.symbol)).toEqual({
            ok: true,
            value: cents,
          });
        },
      ),
    );
  });
});

describe('dates, percentages and other formatted figures', () => {
  it('shows prices with two to six decimals, tokens grouped, percentages short', () => {
    expect(formatPrice(priceOf('50'), EURO, 'es')).toBe('50,00\u00a0€');
    expect(formatPrice(priceOf('71.980001'), DOLLAR, 'en')).toBe('$71.980001');
    expect(formatPrice(priceOf('1234.5'), EURO, 'es')).toBe('1.234,50\u00a0€');
    expect(formatTokens(1234567, 'es')).toBe('1.234.567');
    expect(formatTokens(1000, 'en')).toBe('1,000');
    expect(() => formatTokens(1.5, 'es')).toThrow(RangeError);
    expect(formatPercent(825n, 'es')).toBe('8,25\u00a0%');
    expect(formatPercent(820n, 'en')).toBe('8.2%');
    expect(formatPercent(10_000n, 'en')).toBe('100%');
    expect(formatPercent(0n, 'en')).toBe('0%');
  });
});

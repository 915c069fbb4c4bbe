import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, type Price, priceOf } from '#domain/money/price.ts';
import { adProblems, priceBounds } from './ad-terms.ts';

const price = fc.bigInt({ min: 1n, max: 10n ** 15n }).map((millionths) => millionths as Price);
const terms = fc.record({
  type: fc.constantFrom('SELL' as const, 'BUY' as const),
  tokens: fc.integer({ min: -5, max: 2_000 }),
  available: fc.integer({ min: 0, max: 1_000 }),
  price,
  reference: price,
});

describe('the terms of an ad', () => {
  it('are taken just where tokens and price are inside their bounds and come to a cent at least', () => {
    fc.assert(
      fc.property(terms, (asked) => {
        const { min, max } = priceBounds(asked.reference);
        const right =
          asked.tokens >= 1 &&
          asked.tokens <= asked.available &&
          asked.price >= min &&
          asked.price <= max &&
          amountOf(asked.tokens, asked.price) >= 1n;
        expect(Object.keys(adProblems(asked)).length === 0).toBe(right);
      }),
    );
  });

  it('always leave room for the reference price itself', () => {
    fc.assert(
      fc.property(price, (reference) => {
        const { min, max } = priceBounds(reference);
        expect(min <= reference && reference <= max && min >= 1n).toBe(true);
      }),
    );
  });

  it('tell a seller how many of their tokens no other ad offers, and all problems at once', () => {
    const found = adProblems({
      ...{ type: 'SELL', tokens: 6, available: 5 },
      ...{ price: priceOf('501'), reference: priceOf('50') },
    });
    expect(found).toEqual({
      tokens: { key: 'validator.error_ad_tokens', params: { left: 5 } },
      price: { key: 'validator.error_number_max', params: { max: '500.00' } },
    });
  });

  it('are refused where they come to less than a cent', () => {
    const found = adProblems({
      ...{ type: 'BUY', tokens: 1, available: 5 },
      ...{ price: priceOf('0.001'), reference: priceOf('0.001') },
    });
    expect(found).toEqual({ price: { key: 'validator.error_ad_amount' } });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Price, priceOf } from '#domain/money/price.ts';
import { priceBounds } from './ad-terms.ts';
import { offerableTokens, offerProblems } from './offer-terms.ts';

const REFERENCE = priceOf('50');
const terms = fc.record({
  ad: fc.record({
    type: fc.constantFrom('SELL' as const, 'BUY' as const),
    tokens: fc.integer({ min: 1, max: 40 }),
    price: fc.bigInt({ min: 5_000_000n, max: 500_000_000n }).map((millionths) => millionths as Price),
  }),
  reference: fc.constant(REFERENCE),
  free: fc.integer({ min: 0, max: 60 }),
});
const offered = fc.record({
  tokens: fc.integer({ min: -2, max: 60 }),
  price: fc.bigInt({ min: 1n, max: 900_000_000n }).map((millionths) => millionths as Price),
});

describe('the terms of an offer', () => {
  it('are taken just where the ad has the tokens, a seller can give them, and the price is within its bounds', () => {
    const { min, max } = priceBounds(REFERENCE);
    fc.assert(
      fc.property(terms, offered, (of, { tokens, price }) => {
        const sells = of.ad.type === 'BUY';
        const right =
          tokens >= 1 &&
          tokens <= of.ad.tokens &&
          (!sells || tokens <= of.free) &&
          price >= min &&
          price <= max &&
          (!sells || price <= of.ad.price);
        expect(Object.keys(offerProblems(of, { tokens, price })).length === 0).toBe(right);
      }),
    );
  });

  it('tell a seller what they have free where that is less than the ad looks for, and what the buyer would pay', () => {
    const of = { ad: { type: 'BUY' as const, tokens: 10, price: priceOf('48') }, reference: REFERENCE, free: 4 };
    expect(offerProblems(of, { tokens: 5, price: priceOf('49') })).toEqual({
      tokens: { key: 'validator.error_ad_tokens', params: { left: 4 } },
      price: { key: 'validator.error_number_max', params: { max: '48' } },
    });
    expect(offerProblems({ ...of, free: 20 }, { tokens: 11, price: priceOf('48') })).toEqual({
      tokens: { key: 'validator.error_number_max_tokens', params: { max: 10 } },
    });
  });

  it('never name more than the ad has', () => {
    fc.assert(fc.property(terms, (of) => offerableTokens(of) <= of.ad.tokens && offerableTokens(of) >= 0));
  });
});

import { expect, it } from 'vitest';
import { priceOf } from '#domain/money/price.ts';
import { orderFor } from './order-amount.ts';

const BOUNDS = { price: priceOf('50'), minTokens: 2, maxTokens: 50, tokensLeft: 40 };

it('a sum buys the whole tokens that it pays for, never more than it', () => {
  expect(orderFor(25_000n, BOUNDS)).toEqual({ ok: true, value: 5 });
  expect(orderFor(29_999n, BOUNDS)).toEqual({ ok: true, value: 5 });
  expect(orderFor(9_655n, { ...BOUNDS, price: priceOf('0.482759'), maxTokens: null, tokensLeft: 10_000 })).toEqual({
    ok: true,
    value: 200,
  });
});

it.each([
  [9_999n, { key: 'validator.error_number_min', params: { min: '100.00' } }],
  [0n, { key: 'validator.error_number_min', params: { min: '100.00' } }],
  [255_000n, { key: 'validator.error_number_max', params: { max: '2500.00' } }],
  [205_000n, { key: 'validator.error_tokens_left', params: { left: 40 } }],
  [99_999_999_999_999_999n, { key: 'validator.error_number_max', params: { max: '2500.00' } }],
])('a sum of %s cents that is no order is refused in money', (cents, found) => {
  expect(orderFor(cents, BOUNDS)).toEqual({ ok: false, problem: found });
});

import { expect, it } from 'vitest';
import { isPaymentUnverified } from './unverified.ts';

const refused = { status: 'PAYMENT_ERROR', by: 'provider' } as const;
const ended = { status: 'PAYMENT_ERROR', by: 'system' } as const;

it('a payment of which its provider told nothing before its time ended is unverified, a refused one is not', () => {
  expect(isPaymentUnverified({ status: 'PAYMENT_ERROR', history: [ended] })).toBe(true);
  expect(isPaymentUnverified({ status: 'PAYMENT_ERROR', history: [refused] })).toBe(false);
  expect(isPaymentUnverified({ status: 'PAYMENT_ERROR', history: [] })).toBe(false);
});

it('a payment is unverified by its last attempt alone, and no longer once another way is chosen', () => {
  expect(isPaymentUnverified({ status: 'PAYMENT_ERROR', history: [ended, refused] })).toBe(false);
  expect(isPaymentUnverified({ status: 'PAYMENT_ERROR', history: [refused, ended] })).toBe(true);
  expect(isPaymentUnverified({ status: 'METHOD_PAYMENT', history: [ended] })).toBe(false);
});

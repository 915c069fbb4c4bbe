import { expect, test } from 'vitest';
import { houseTurn } from './house-turn.ts';

const order = { status: 'PROOF_OF_PAYMENT_UPLOADED', refund_due: null, may_mint: false } as const;

test('an order whose money has to go back is to be paid back, whatever else could be done with it', () => {
  expect(houseTurn({ ...order, refund_due: {}, may_mint: true })).toBe('refund');
  expect(houseTurn({ ...order, status: 'CANCELED', refund_due: {} })).toBe('refund');
});

test('an order that may be minted is to be minted, and one with a proof is to be looked at', () => {
  expect(houseTurn({ ...order, status: 'CHARGED', may_mint: true })).toBe('mint');
  expect(houseTurn(order)).toBe('proof');
});

test('an order that waits for its investor, or is at its end, is nobody’s turn in the house', () => {
  expect(houseTurn({ ...order, status: 'CREATED' })).toBeNull();
  expect(houseTurn({ ...order, status: 'MINTED' })).toBeNull();
});

import { expect, test } from 'vitest';
import { sumLabel } from './order-sheet.server.ts';

test('an order whose proof of payment is being checked is no longer to pay', () => {
  expect(sumLabel('PROOF_OF_PAYMENT_UPLOADED')).toBe('investments:paymentSent');
});

test('an unpaid order is to pay, and a paid one has its total', () => {
  expect(sumLabel('METHOD_PAYMENT')).toBe('investments:toPay');
  expect(sumLabel('CHARGED')).toBe('investments:total');
});

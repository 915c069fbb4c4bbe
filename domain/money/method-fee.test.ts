import { expect, test } from 'vitest';
import { dearestFee, feeTermsOf, methodFeeOf } from './method-fee.ts';

const CARD = { fee_fixed: '1.00', fee_percent: '1.5' };
const TRANSFER = { fee_fixed: '0.00', fee_percent: '0' };

test('a tenant that takes no fee names none, whatever its methods say', () => {
  expect(feeTermsOf(CARD, false)).toEqual({ fee_fixed: '0.00', fee_percent: '0' });
  expect(methodFeeOf(CARD, false)).toBeNull();
  expect(dearestFee(100_00n, [TRANSFER, CARD], false)).toBe(0n);
});

test('a tenant that takes a fee names what its method says', () => {
  expect(feeTermsOf(CARD, true)).toEqual(CARD);
  expect(methodFeeOf(CARD, true)).toEqual({ fixedCents: 100n, basisPoints: 150n });
  expect(dearestFee(100_00n, [TRANSFER, CARD], true)).toBe(2_50n);
});

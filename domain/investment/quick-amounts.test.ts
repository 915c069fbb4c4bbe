import { expect, it } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

it('the smallest order stands first, and round sums from twice that on follow', () => {
  expect(quickAmounts(25_000n, 3_000_000n)).toEqual([25_000n, 50_000n, 100_000n, 200_000n]);
  expect(quickAmounts(9_655n, 10_000_000n)).toEqual([9_655n, 20_000n, 50_000n, 100_000n]);
  expect(quickAmounts(5_000n, 5_000_000n)).toEqual([5_000n, 10_000n, 20_000n, 50_000n]);
});

it('a sum above the largest order is not offered, and none at all where there is no order to make', () => {
  expect(quickAmounts(25_000n, 60_000n)).toEqual([25_000n, 50_000n]);
  expect(quickAmounts(25_000n, 25_000n)).toEqual([25_000n]);
  expect(quickAmounts(25_000n, 0n)).toEqual([]);
});

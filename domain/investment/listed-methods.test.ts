import { expect, test } from 'vitest';
import { listedMethods } from './listed-methods.ts';

test('the methods that a tenant offers are all that it lists, and without the module `payment` the bank transfer alone', () => {
  const listed = [{ method: 'CARD' }, { method: 'BANK_TRANSFER' }, { method: 'ETH' }] as const;
  expect(listedMethods(listed, { payment: true })).toEqual(listed);
  expect(listedMethods(listed, { payment: false })).toEqual([{ method: 'BANK_TRANSFER' }]);
});

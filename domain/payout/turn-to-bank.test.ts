import { expect, test } from 'vitest';
import { ALL_PAYOUT_STATES } from './payout-state.ts';
import { turnRefusal } from './turn-to-bank.ts';

test('a claim to a wallet is turned to the bank while it waits, never from its batch on, and one of the bank has nothing to turn', () => {
  expect(ALL_PAYOUT_STATES.map((state) => turnRefusal({ state, toWallet: true }))).toEqual([
    null,
    'in_batch',
    'in_batch',
    'in_batch',
  ]);
  for (const state of ALL_PAYOUT_STATES) expect(turnRefusal({ state, toWallet: false })).toBe('at_bank');
});

import { expect, test } from 'vitest';
import { outstandingCapital } from './outstanding.ts';

test('capital outstanding is what the schedule says, whatever the distributions called their parts', () => {
  const facts = { principalCents: 1_000_000n, returnedCents: 100_000n };
  expect(outstandingCapital({ ...facts, state: { outstandingCents: 750_000n } })).toBe(750_000n);
  expect(outstandingCapital({ ...facts, state: { outstandingCents: 0n } })).toBe(0n);
});

test('capital outstanding of a debt without a schedule is what was lent less what was given back, and never below zero', () => {
  const owed = (returnedCents: bigint) =>
    outstandingCapital({ principalCents: 1_000_000n, state: null, returnedCents });
  expect([owed(0n), owed(250_000n), owed(1_000_000n), owed(1_000_001n)]).toEqual([1_000_000n, 750_000n, 0n, 0n]);
});

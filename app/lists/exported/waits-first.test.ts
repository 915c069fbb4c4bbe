import { expect, test } from 'vitest';
import { COMPLAINTS } from './complaints.ts';
import { INVESTMENTS } from './investments.ts';
import { USERS } from './users.ts';

const orderOf = (list: { read(params: URLSearchParams): { sort?: string } }, address: string) =>
  list.read(new URLSearchParams(address)).sort;

test.each(['proof', 'mint', 'refund'])(
  'orders that wait (%s) come in the order in which they wait, others newest first',
  (waiting) => {
    expect(orderOf(INVESTMENTS, `waiting=${waiting}`)).toBeUndefined();
    expect(orderOf(INVESTMENTS, '')).toBe('-created_at');
    expect(orderOf(INVESTMENTS, `waiting=${waiting}&sort=amount`)).toBe('amount');
  },
);

test('identities to be looked at come in the order of their queue, people otherwise newest first', () => {
  expect(orderOf(USERS, 'kyc=MANUAL_REVIEW')).toBeUndefined();
  expect(['', 'kyc=SUCCESS', 'kyc=NONE'].map((address) => orderOf(USERS, address))).toEqual(
    Array(3).fill('-created_at'),
  );
});

test.each(['open', 'late'])(
  'complaints that are %s have the one whose day comes next first, all of them the newest',
  (waiting) => {
    expect(orderOf(COMPLAINTS, `waiting=${waiting}`)).toBe('due');
    expect(orderOf(COMPLAINTS, '')).toBe('-filed');
  },
);

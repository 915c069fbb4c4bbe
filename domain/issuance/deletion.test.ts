import { expect, test } from 'vitest';
import { deletionReasons, type Hanging } from './deletion.ts';
import { ISSUANCE_STATUSES } from './status.ts';

const NOTHING: Hanging = { orders: 0, followers: 0, questions: 0, whitelist: 0, holders: 0, ledger: 0, other: 0 };

test('a project on which nothing hangs may go unless it is open', () => {
  const free = ISSUANCE_STATUSES.filter((status) => deletionReasons(status, NOTHING).length === 0);
  expect(free).toEqual(['DRAFT', 'PRE_CAMPAIGN', 'CLOSED']);
});

test('everything that hangs on a project keeps it, each by its name and number', () => {
  for (const reason of Object.keys(NOTHING) as (keyof Hanging)[])
    expect(deletionReasons('DRAFT', { ...NOTHING, [reason]: 3 })).toEqual([{ reason, count: 3 }]);
  expect(deletionReasons('CAMPAIGN', { ...NOTHING, orders: 2, ledger: 1 }).map(({ reason }) => reason)).toEqual([
    'phase',
    'orders',
    'ledger',
  ]);
});

import { describe, expect, it } from 'vitest';
import { PERSON_KEPT_BY, type PersonHanging, personKeptBy } from './deletion.ts';

const NOTHING: PersonHanging = {
  projects: 0,
  holdings: 0,
  orders: 0,
  balance: 0n,
  earnings: 0,
  payouts: 0,
  refunds: 0,
  complaints: 0,
};
const FREE = { isOwn: false, isManager: false, otherManagers: 1, hanging: NOTHING };
const why = (given: Partial<typeof FREE>) => personKeptBy({ ...FREE, ...given }).map(({ reason }) => reason);

describe('an account', () => {
  it('may go where nothing hangs on it, a manager’s too where another is left', () => {
    expect(why({})).toEqual([]);
    expect(why({ isManager: true })).toEqual([]);
    expect(why({ otherManagers: 0 })).toEqual([]);
  });

  it('stays for each thing that hangs on it, by name and number', () => {
    for (const reason of ['projects', 'holdings', 'orders', 'earnings', 'payouts', 'refunds', 'complaints'] as const)
      expect(personKeptBy({ ...FREE, hanging: { ...NOTHING, [reason]: 3 } })).toEqual([
        { reason, count: 3, cents: null },
      ]);
    expect(personKeptBy({ ...FREE, hanging: { ...NOTHING, balance: 1n } })).toEqual([
      { reason: 'balance', count: 1, cents: 1n },
    ]);
    // Money that is owed by the person is money too.
    expect(why({ hanging: { ...NOTHING, balance: -1n } })).toEqual(['balance']);
  });

  it('stays where it is the last manager’s, and is not its person’s to delete by the list', () => {
    expect(why({ isManager: true, otherManagers: 0 })).toEqual(['last_manager']);
    expect(why({ isOwn: true, isManager: true })).toEqual(['own']);
  });

  it('is told all its reasons at once, always in the same order', () => {
    const hanging = {
      projects: 1,
      holdings: 1,
      orders: 1,
      balance: 1n,
      earnings: 1,
      payouts: 1,
      refunds: 1,
      complaints: 1,
    };
    expect(why({ isOwn: true, isManager: true, otherManagers: 0, hanging })).toEqual([...PERSON_KEPT_BY]);
  });
});

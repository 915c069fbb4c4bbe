import { expect, test } from 'vitest';
import { isFreshRate, walletStandingOf } from './wallet-transfer.ts';

const now = new Date('2026-11-28T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('a wallet is paid to two days after it was proved, to the moment, and never where nobody proved it', () => {
  expect(walletStandingOf(null, now).state).toBe('none');
  expect(walletStandingOf({ address, provedAt: null }, now)).toEqual({ state: 'unproved', address: null, until: null });
  expect(walletStandingOf({ address, provedAt: ago(48 * 60) }, now)).toEqual({ state: 'usable', address, until: null });
  expect(walletStandingOf({ address, provedAt: ago(48 * 60 - 1) }, now)).toEqual({
    ...{ state: 'waits', address },
    until: new Date(now.getTime() + 60_000),
  });
});

test('a rate is frozen within two minutes of being asked, and not one of later', () => {
  expect([0, 2, 2.1, -0.1].map((minutes) => isFreshRate(ago(minutes), now))).toEqual([true, true, false, false]);
});

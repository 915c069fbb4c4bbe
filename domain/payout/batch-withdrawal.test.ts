import { expect, test } from 'vitest';
import { knownRefusal, WALLET_QUIETS, withdrawableFrom, withdrawalRefusal } from './batch-withdrawal.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const HOUR_AGO = new Date('2026-11-28T09:00:00Z');
const batch = { madeAt: HOUR_AGO, seenAt: null, actedAt: null, withdrawnAt: null };

test('a batch may be withdrawn from its hour on where its wallet is quiet, and says what else the chain has', () => {
  expect(WALLET_QUIETS.map((quiet) => withdrawalRefusal(batch, quiet, NOW))).toEqual([
    null,
    'unread',
    'waiting',
    'acted',
    'silent',
  ]);
  expect(knownRefusal(batch, new Date(NOW.getTime() - 1))).toBe('young');
  expect(withdrawableFrom(HOUR_AGO)).toEqual(NOW);
});

test('a batch says what keeps it for good before what passes, and before the chain is asked', () => {
  const early = HOUR_AGO;
  expect(knownRefusal({ ...batch, actedAt: NOW }, early)).toBe('acted');
  expect(knownRefusal({ ...batch, actedAt: NOW, seenAt: NOW }, early)).toBe('seen');
  expect(knownRefusal({ ...batch, actedAt: NOW, seenAt: NOW, withdrawnAt: NOW }, early)).toBe('withdrawn');
  expect(withdrawalRefusal({ ...batch, seenAt: NOW }, 'silent', NOW)).toBe('seen');
});

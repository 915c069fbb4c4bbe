import { expect, test } from 'vitest';
import type { BankAccountRow } from './bank-accounts.repository.ts';
import { presentStanding } from './present-account.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const row = (change: Partial<BankAccountRow>): BankAccountRow => ({
  tenantId: '00000000-0000-4000-8000-000000000001',
  id: '00000000-0000-4000-8000-000000000002',
  userId: '00000000-0000-4000-8000-000000000003',
  iban: 'ES9121000418450200051332',
  bic: null,
  bank: null,
  accountType: 'CURRENT',
  holder: 'Ana Ruiz',
  addedAt: new Date('2026-11-20T10:00:00Z'),
  usableFrom: new Date('2026-11-20T10:00:00Z'),
  previousId: null,
  replacedAt: null,
  takenBackAt: null,
  takenBackBy: null,
  reason: null,
  linkHash: null,
  ...change,
});
const OLD = row({ id: '00000000-0000-4000-8000-000000000004', replacedAt: NOW });
const UNDONE = row({
  id: '00000000-0000-4000-8000-000000000005',
  iban: 'DE89370400440532013000',
  replacedAt: NOW,
  takenBackAt: NOW,
  takenBackBy: 'SUPPORT',
  reason: 'No fue ella',
  linkHash: 'a'.repeat(64),
});

test('a person without an account stands without one, whatever was before', () => {
  expect(presentStanding([], NOW)).toEqual({ state: 'none', account: null, former: [] });
  expect(presentStanding([OLD], NOW)).toMatchObject({ state: 'none', account: null });
});

test('an account stands as usable from its very moment on, and waits before', () => {
  const from = (at: string) => presentStanding([row({ usableFrom: new Date(at) })], NOW).state;
  expect(from('2026-11-22T10:00:00.000Z')).toBe('usable');
  expect(from('2026-11-22T10:00:00.001Z')).toBe('waits');
  expect(from('2026-11-22T09:59:59.999Z')).toBe('usable');
});

test('the accounts before are told with how they ended, and nobody is shown a number, a link or whose it is', () => {
  const shown = presentStanding([row({}), UNDONE, OLD], NOW);
  expect(shown.account?.iban).toBe('ES91 •••• 1332');
  expect(shown.former.map(({ iban, taken_back }) => [iban, taken_back])).toEqual([
    ['DE89 •••• 3000', { at: NOW.toISOString(), by: 'SUPPORT', reason: 'No fue ella' }],
    ['ES91 •••• 1332', null],
  ]);
  const text = JSON.stringify(shown);
  for (const secret of [UNDONE.iban, OLD.iban, UNDONE.linkHash, OLD.userId, OLD.tenantId])
    expect(text).not.toContain(secret);
});

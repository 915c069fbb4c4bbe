import { describe, expect, it } from 'vitest';
import { nextFile, payoutRefusal } from './next-file.ts';
import type { WaitingPayout } from './waiting-payouts.repository.ts';

const PAYOUT: WaitingPayout = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  amountCents: 8100n,
  createdAt: new Date('2026-11-20T10:00:00Z'),
  failure: null,
  name: 'Begoña Núñez',
  iban: 'ES7921000813610123456789',
  bic: null,
  status: 'VERIFIED',
  deletedAt: null,
  idExpiresOn: '2026-11-22',
  frozen: false,
  stopped: false,
};

/** The day on which the document is still good, and whose identity was checked. */
const STANDING = { today: '2026-11-22', checked: new Set([PAYOUT.userId]) };
const UNCHECKED = '00000000-0000-4000-8000-000000000003';

/** What waits, with something else about it. */
const waits = (change: Partial<WaitingPayout>): WaitingPayout => ({ ...PAYOUT, ...change });

/** What keeps each out of a file. */
const KEPT_OUT: readonly [why: ReturnType<typeof payoutRefusal>, payout: WaitingPayout][] = [
  ['rejected', waits({ status: 'REJECTED' })],
  ['deleted', waits({ deletedAt: new Date('2026-11-21T10:00:00Z') })],
  ['screening', waits({ stopped: true })],
  ['identity_expired', waits({ idExpiresOn: '2026-11-21' })],
  ['identity_not_checked', waits({ userId: UNCHECKED })],
  ['frozen', waits({ frozen: true })],
  ['account', waits({ iban: 'ES0021000813610123456789' })],
  ['account', waits({ bic: 'NINGUNO' })],
  ['name', waits({ name: '山田太郎' })],
  ['name', waits({ name: '' })],
  ['amount', waits({ amountCents: 100_000_000_000n })],
];

describe('the next file for the bank', () => {
  it('takes what can be written to a person who was not turned away', () => {
    expect(payoutRefusal(PAYOUT, STANDING)).toBe(null);
    expect(payoutRefusal(waits({ status: 'PENDING' }), STANDING)).toBe(null);
    expect(payoutRefusal(waits({ failure: 'AC04' }), STANDING)).toBe(null);
    expect(payoutRefusal(waits({ bic: 'CAIXESBBXXX' }), STANDING)).toBe(null);
  });

  it('leaves out, by name of the cause, what cannot go', () => {
    expect(KEPT_OUT.map(([, payout]) => payoutRefusal(payout, STANDING))).toEqual(KEPT_OUT.map(([why]) => why));
  });

  it('is the sum of what goes into it, to the cent, and of nothing else', () => {
    const waiting = [PAYOUT, ...KEPT_OUT.map(([, payout]) => payout), waits({ amountCents: 1n })];
    const { rows, totalCents, left, more } = nextFile(waiting, STANDING);
    expect(rows.map(({ row }) => row.amountCents)).toEqual([8100n, 1n]);
    expect([totalCents, left, more]).toEqual([8101n, KEPT_OUT.length, false]);
    expect(nextFile([], STANDING)).toEqual({ rows: [], totalCents: 0n, left: 0, more: false });
  });

  it('takes five hundred and says that more could go, however many stand before them who cannot', () => {
    const kept = Array.from({ length: 600 }, () => waits({ status: 'REJECTED' }));
    const able = Array.from({ length: 501 }, () => waits({ amountCents: 2n }));
    const full = nextFile([...kept, ...able], STANDING);
    expect([full.rows.length, full.totalCents, full.left, full.more]).toEqual([500, 1000n, 600, true]);
    expect(nextFile([...kept, ...able.slice(1)], STANDING).more).toBe(false);
  });
});

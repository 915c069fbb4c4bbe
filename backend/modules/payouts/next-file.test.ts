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
};

/** What waits, with something else about it. */
const waits = (change: Partial<WaitingPayout>): WaitingPayout => ({ ...PAYOUT, ...change });

/** What keeps each out of a file. */
const KEPT_OUT: readonly [why: ReturnType<typeof payoutRefusal>, payout: WaitingPayout][] = [
  ['rejected', waits({ status: 'REJECTED' })],
  ['rejected', waits({ deletedAt: new Date('2026-11-21T10:00:00Z') })],
  ['account', waits({ iban: 'ES0021000813610123456789' })],
  ['account', waits({ bic: 'NINGUNO' })],
  ['name', waits({ name: '山田太郎' })],
  ['name', waits({ name: '' })],
  ['amount', waits({ amountCents: 100_000_000_000n })],
];

describe('the next file for the bank', () => {
  it('takes what can be written to a person who was not turned away', () => {
    expect(payoutRefusal(PAYOUT)).toBe(null);
    expect(payoutRefusal(waits({ status: 'PENDING' }))).toBe(null);
    expect(payoutRefusal(waits({ failure: 'AC04' }))).toBe(null);
    expect(payoutRefusal(waits({ bic: 'CAIXESBBXXX' }))).toBe(null);
  });

  it('leaves out, by name of the cause, what cannot go', () => {
    expect(KEPT_OUT.map(([, payout]) => payoutRefusal(payout))).toEqual(KEPT_OUT.map(([why]) => why));
  });

  it('is the sum of what goes into it, to the cent, and of nothing else', () => {
    const waiting = [PAYOUT, ...KEPT_OUT.map(([, payout]) => payout), waits({ amountCents: 1n })];
    const { rows, totalCents } = nextFile(waiting);
    expect(rows.map(({ amountCents }) => amountCents)).toEqual([8100n, 1n]);
    expect(totalCents).toBe(8101n);
    expect(nextFile([])).toEqual({ rows: [], totalCents: 0n });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeParts, isForManager, refundStanding } from './refund.ts';

const ASKED = new Date('2026-11-21T10:00:00Z');
const hours = (count: number) => new Date(ASKED.getTime() + count * 3_600_000);
const card = {
  method: 'CARD' as const,
  hasFailed: false,
  isSent: false,
  byHand: false,
  isUnderWay: false,
  inFile: false,
  askedAt: ASKED,
};

describe('a refund', () => {
  it('a refund by card waits for its provider for a day, then for a manager', () => {
    expect(refundStanding(card, hours(24))).toEqual({ sender: 'PROVIDER', step: 'ASKED' });
    expect(refundStanding(card, hours(24.01))).toEqual({ sender: 'BANK', step: 'FAILED' });
    expect(refundStanding({ ...card, hasFailed: true }, ASKED)).toEqual({ sender: 'BANK', step: 'FAILED' });
  });

  it('a refund that may still be carried out is never a manager’s to send, failed or not, however late', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ETH', 'CARD', 'CARD_TERMINAL', 'BIZUM'),
        fc.boolean(),
        fc.nat(100_000),
        (method, hasFailed, late) => {
          const facts = { ...card, method, hasFailed, isUnderWay: true };
          expect(refundStanding(facts, hours(late))).toEqual({ sender: 'PROVIDER', step: 'ASKED' });
        },
      ),
    );
  });

  it('a refund that was sent stays sent, and names who reported it', () => {
    expect(refundStanding({ ...card, isSent: true }, hours(48))).toEqual({ sender: 'PROVIDER', step: 'SENT' });
    const byHand = { ...card, isSent: true, byHand: true, hasFailed: true };
    expect(refundStanding(byHand, ASKED)).toEqual({ sender: 'BANK', step: 'SENT' });
  });

  it('a refund of a transfer is sent by bank however long it waits, and one to the balance is booked at once', () => {
    for (const method of ['BANK_TRANSFER', null] as const)
      expect(refundStanding({ ...card, method }, hours(100))).toEqual({ sender: 'BANK', step: 'ASKED' });
    expect(refundStanding({ ...card, method: 'BALANCE' }, ASKED)).toEqual({ sender: 'BALANCE', step: 'SENT' });
  });

  it('a refund that stands in a file for the bank waits for nobody, until it has left', () => {
    const inFile = refundStanding({ ...card, method: 'BANK_TRANSFER', inFile: true }, hours(100));
    expect(inFile).toEqual({ sender: 'BANK', step: 'IN_FILE' });
    expect(isForManager(inFile)).toBe(false);
    const left = refundStanding({ ...card, method: null, inFile: true, isSent: true, byHand: true }, hours(100));
    expect([left, isForManager(left)]).toEqual([{ sender: 'BANK', step: 'SENT' }, false]);
    expect(isForManager(refundStanding({ ...card, hasFailed: true }, ASKED))).toBe(true);
    expect(isForManager(refundStanding(card, ASKED))).toBe(false);
  });

  it('has the fee in what came from outside, and in the balance only what is left', () => {
    expect(feeParts(250n, 10_000n)).toEqual({ outside: 250n, balance: 0n });
    expect(feeParts(250n, 100n)).toEqual({ outside: 100n, balance: 150n });
    expect(feeParts(250n, 0n)).toEqual({ outside: 0n, balance: 250n });
    expect(feeParts(0n, 500n)).toEqual({ outside: 0n, balance: 0n });
  });
});

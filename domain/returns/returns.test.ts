import { describe, expect, it } from 'vitest';
import { returnsOf } from './returns.ts';

const paidIn = [{ on: '2025-01-01', cents: 100_000n, feeCents: 1_000n }];
const interest = { on: '2026-01-01', netCents: 8_100n, withheldCents: 1_900n, returnCents: 0n };

describe('the returns of an investment', () => {
  it('count fees and tax against the holder: 1,010.00 paid, 81.00 net, 1,000.00 there after a year is 7.03 %', () => {
    expect(returnsOf({ paidIn, paidOut: [interest], worthCents: 100_000n, today: '2026-01-01' })).toEqual({
      feesCents: 1_000n,
      receivedCents: 8_100n,
      withheldCents: 1_900n,
      returnedCents: 0n,
      outstandingCents: 100_000n,
      rate: 703n,
      noRate: null,
      multiple: 107n,
    });
  });

  it('know capital that came back from what was earned', () => {
    const end = { on: '2026-01-01', netCents: 108_100n, withheldCents: 1_900n, returnCents: 100_000n };
    expect(returnsOf({ paidIn, paidOut: [end], worthCents: 0n, today: '2026-06-01' })).toMatchObject({
      returnedCents: 100_000n,
      outstandingCents: 0n,
      rate: 703n,
      multiple: 107n,
    });
  });

  it('count tokens that went to somebody else at what they were worth that day, and leave what they had cost', () => {
    const gone = [{ on: '2026-01-01', worthCents: 55_000n, costCents: 50_000n }];
    expect(returnsOf({ paidIn, paidOut: [], gone, worthCents: 55_000n, today: '2026-01-01' })).toMatchObject({
      receivedCents: 0n,
      outstandingCents: 50_000n,
      rate: 891n,
      multiple: 109n,
    });
  });

  it('tell a loss as one, and no rate before something came or where none exists', () => {
    const part = { ...interest, netCents: 10_000n, withheldCents: 0n, returnCents: 10_000n };
    expect(returnsOf({ paidIn, paidOut: [part], worthCents: 0n, today: '2026-01-01' })).toMatchObject({
      rate: -9010n,
      multiple: 10n,
      outstandingCents: 90_000n,
    });
    expect(returnsOf({ paidIn, paidOut: [], worthCents: 120_000n, today: '2026-01-01' })).toMatchObject({
      rate: null,
      noRate: 'not_yet',
      multiple: 119n,
    });
    expect(returnsOf({ paidIn: [], paidOut: [interest], worthCents: 0n, today: '2026-01-01' })).toMatchObject({
      rate: null,
      noRate: 'one_way',
      multiple: null,
    });
  });
});

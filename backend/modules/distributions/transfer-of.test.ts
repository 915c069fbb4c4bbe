import { describe, expect, it } from 'vitest';
import { DISTRIBUTION_STATUSES, type DistributionStatus } from '#domain/distribution/status.ts';
import { missingOf, toReturn } from './transfer-of.ts';

/** As much of a distribution as decides what is still to come and what goes back. */
type Row = Parameters<typeof missingOf>[0];
const row = (status: DistributionStatus, fundedCents: bigint, returnedCents = 0n) =>
  ({ status, grossCents: 10_000n, fundedCents, returnedCents }) as Row;

describe('an issuer’s money for a distribution', () => {
  it('is missing until all of the gross is there, to the cent', () => {
    expect(missingOf(row('PROPOSED', 0n))).toBe(10_000n);
    expect(missingOf(row('APPROVED', 9_999n))).toBe(1n);
    expect(missingOf(row('APPROVED', 10_000n))).toBe(0n);
    expect(missingOf(row('APPROVED', 10_001n))).toBe(0n);
  });

  it('is missing again where more was sent back than was too much', () => {
    expect(missingOf(row('APPROVED', 10_000n, 1n))).toBe(1n);
    expect(toReturn(row('APPROVED', 10_000n, 1n))).toBe(0n);
  });

  it('goes back as far as it is more than the gross, once', () => {
    expect(toReturn(row('APPROVED', 10_050n))).toBe(50n);
    expect(toReturn(row('APPROVED', 10_050n, 50n))).toBe(0n);
    expect(toReturn(row('PAID', 10_050n))).toBe(50n);
    expect(toReturn(row('PAID', 10_000n))).toBe(0n);
  });

  it('goes back whole where nothing came of the distribution, and none is missing then', () => {
    for (const status of ['REJECTED', 'WITHDRAWN'] as const) {
      expect(toReturn(row(status, 7_000n))).toBe(7_000n);
      expect(toReturn(row(status, 7_000n, 7_000n))).toBe(0n);
      expect(missingOf(row(status, 0n))).toBe(0n);
    }
  });

  it('is never missing and too much at once', () => {
    for (const status of DISTRIBUTION_STATUSES)
      for (const funded of [0n, 1n, 9_999n, 10_000n, 10_001n, 30_000n])
        for (const returned of [0n, 1n, funded].filter((cents) => cents <= funded)) {
          const of = row(status, funded, returned);
          expect(missingOf(of) === 0n || toReturn(of) === 0n).toBe(true);
          expect(missingOf(of) >= 0n && toReturn(of) >= 0n).toBe(true);
        }
  });
});

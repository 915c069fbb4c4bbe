import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayRevoke, reflectionAllowsMint, reflectionEndsAt, reflectionIsOver } from './reflection.ts';
import { INVESTMENT_STATUSES } from './status.ts';

const zone = fc.constantFrom(
  'Europe/Madrid',
  'Atlantic/Canary',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
);
const ordered = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
const HOUR = 3_600_000;

describe('the reflection period', () => {
  it('ends at 23:59:59 in Madrid on the fourth day after, in winter and in summer', () => {
    expect(reflectionEndsAt(new Date('2026-11-21T10:00:00Z'), 'Europe/Madrid').toISOString()).toBe(
      '2026-11-25T22:59:59.000Z',
    );
    expect(reflectionEndsAt(new Date('2026-07-01T23:30:00Z'), 'Europe/Madrid').toISOString()).toBe(
      '2026-07-06T21:59:59.000Z',
    );
  });

  it('is never shorter than 96 hours: an order a moment before midnight over the lost hour of spring', () => {
    const late = new Date('2026-03-26T22:59:59.500Z');
    expect(reflectionEndsAt(late, 'Europe/Madrid').toISOString()).toBe('2026-03-30T23:00:00.000Z');
  });

  it('agrees with another calendar library wherever the order stands, and lasts 96 to 122 hours', () => {
    fc.assert(
      fc.property(ordered, zone, (at, timeZone) => {
        const local = new TZDate(at.getTime(), timeZone);
        const calendar = new TZDate(
          local.getFullYear(),
          local.getMonth(),
          local.getDate() + 4,
          23,
          59,
          59,
          timeZone,
        ).getTime();
        const end = reflectionEndsAt(at, timeZone).getTime();
        const hours = (end - at.getTime()) / HOUR;
        expect(hours).toBeGreaterThanOrEqual(96);
        expect(hours).toBeLessThanOrEqual(122);
        if ((calendar - at.getTime()) / HOUR >= 96) expect(end).toBe(calendar);
      }),
    );
  });

  it('never lets revoking and minting be possible at once for a confirmed order, nor both impossible', () => {
    fc.assert(
      fc.property(ordered, fc.integer({ min: -10_000, max: 10_000 }), (end, shift) => {
        const now = new Date(end.getTime() + shift);
        expect(mayRevoke({ status: 'CHARGED', reflectionEndsAt: end }, now)).toBe(!reflectionAllowsMint(end, now));
        expect(reflectionIsOver(end, now)).toBe(shift >= 1000);
      }),
    );
  });

  it('lets an interest and an unconfirmed order be taken back at any time, and a minted or ended one never', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    const open = new Date(now.getTime() + HOUR);
    const revocable = (end: Date | null) =>
      INVESTMENT_STATUSES.filter((status) => mayRevoke({ status, reflectionEndsAt: end }, now));
    expect(revocable(null)).toEqual(['RESERVED', 'CREATED']);
    expect(INVESTMENT_STATUSES.filter((status) => !revocable(open).includes(status))).toEqual([
      'MINTED',
      'CLOSED',
      'CANCELED',
    ]);
    expect(reflectionAllowsMint(null, now)).toBe(true);
  });
});

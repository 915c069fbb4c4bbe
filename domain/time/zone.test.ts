import { TZDate } from '@date-fns/tz';
import { addMonths as addMonthsToDate } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayIn, daysBetween, endOfDay, startOfDay } from './zone.ts';

const zones = [
  'Europe/Madrid',
  'Atlantic/Canary',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
  'Australia/Lord_Howe',
];
const zone = fc.constantFrom(...zones);
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

describe('days of a time zone', () => {
  it('end at 23:59:59 by the wall clock, as another library reckons it', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const day = dayIn(at, timeZone);
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        const oracle = new TZDate(year, month - 1, date, 23, 59, 59, timeZone);
        expect(endOfDay(day, timeZone).getTime()).toBe(oracle.getTime());
        expect(dayIn(endOfDay(day, timeZone), timeZone)).toBe(day);
        expect(dayIn(new Date(endOfDay(day, timeZone).getTime() + 1000), timeZone)).toBe(addDays(day, 1));
        expect(dayIn(startOfDay(day, timeZone), timeZone)).toBe(day);
        expect(dayIn(new Date(startOfDay(day, timeZone).getTime() - 1), timeZone)).toBe(addDays(day, -1));
      }),
    );
  });

  it('days a number of months later are what another library says, the last day of a shorter month included', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 400 }), (at, months) => {
        const day = dayIn(at, 'UTC');
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        const oracle = addMonthsToDate(new TZDate(year, month - 1, date, 'UTC'), months);
        expect(addMonths(day, months)).toBe(dayIn(new Date(oracle.getTime()), 'UTC'));
      }),
    );
    expect([addMonths('2026-01-31', 1), addMonths('2028-01-31', 1)]).toEqual(['2026-02-28', '2028-02-29']);
  });

  it('are right where the clock turns at midnight, and last 23 or 25 hours where it turns', () => {
    const hours = (day: string, timeZone: string) =>
      (endOfDay(day, timeZone).getTime() - endOfDay(addDays(day, -1), timeZone).getTime()) / 3_600_000;
    expect(hours('2026-03-29', 'Europe/Madrid')).toBe(23);
    expect(hours('2026-10-25', 'Europe/Madrid')).toBe(25);
    expect(hours('2026-09-06', 'America/Santiago')).toBe(23);
    expect(hours('2026-04-04', 'America/Santiago')).toBe(25);
  });

  it('are what the calendar says of each moment, however often and near to one another they are asked for', () => {
    const far = fc.date({ min: new Date('1973-01-02'), max: new Date('2040-01-01'), noInvalidDate: true });
    const anywhere = fc.constantFrom(...zones, 'America/St_Johns');
    fc.assert(
      fc.property(far, anywhere, (at, timeZone) => {
        const midnight = endOfDay(dayIn(at, timeZone), timeZone).getTime();
        for (const moment of [
          at.getTime(),
          midnight - 60_000,
          midnight,
          midnight + 1000,
          midnight + 60_000,
          midnight,
        ]) {
          const there = new TZDate(moment, timeZone);
          expect(dayIn(new Date(moment), timeZone)).toBe(there.toISOString().slice(0, 10));
        }
      }),
    );
    // The clock of Newfoundland went back at one minute past midnight.
    const [before, after] = ['2006-10-29T02:30:59Z', '2006-10-29T02:31:00Z'].map((text) => new Date(text));
    expect([before, after, before].map((at) => at && dayIn(at, 'America/St_Johns'))).toEqual([
      '2006-10-29',
      '2006-10-28',
      '2006-10-29',
    ]);
    // Liberia was 44 minutes and a half behind until 1972.
    const [late, early] = ['1971-06-01T00:44:29Z', '1971-06-01T00:44:30Z'].map((text) => new Date(text));
    expect([late, early].map((at) => at && dayIn(at, 'Africa/Monrovia'))).toEqual(['1971-05-31', '1971-06-01']);
  });

  it('are counted over months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
    fc.assert(
      fc.property(instant, fc.integer({ min: -4000, max: 4000 }), (at, days) => {
        const day = dayIn(at, 'UTC');
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  it('refuse an unknown zone and no date', () => {
    expect(() => dayIn(new Date(), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => dayIn(new Date('never'), 'UTC')).toThrow(RangeError);
  });
});

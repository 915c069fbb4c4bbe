import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { addDays, daysBetween } from './zone.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('a business day of Spain', () => {
  it.each(['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14', '2030-04-19', '2038-04-23'])(
    'is not Good Friday, %s',
    (day) => {
      expect(isBusinessDay(day)).toBe(false);
      expect(isBusinessDay(addDays(day, -7))).toBe(true);
    },
  );

  it.each(['2026-01-01', '2026-01-06', '2026-05-01', '2026-10-12', '2026-12-08', '2026-12-25'])(
    'is no national holiday, %s',
    (day) => expect(isBusinessDay(day)).toBe(false),
  );

  it('is neither Saturday nor Sunday, and at most four holidays of a week take it away', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = Array.from({ length: 7 }, (_, at) => isBusinessDay(addDays(day, at))).filter(Boolean).length;
        expect(week >= 2 && week <= 5).toBe(true);
      }),
    );
  });
});

describe('so many business days later', () => {
  it('is a business day, with as many of them on the way', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (day, count) => {
        const last = addBusinessDays(day, count);
        const passed = Array.from({ length: daysBetween(day, last) }, (_, at) => addDays(day, at + 1));
        expect(isBusinessDay(last)).toBe(true);
        expect(passed.filter(isBusinessDay)).toHaveLength(count);
      }),
    );
  });

  it('passes over weekends and holidays, and none is the day itself', () => {
    expect(addBusinessDays('2026-11-23', 10)).toBe('2026-12-07');
    expect(addBusinessDays('2026-12-07', 1)).toBe('2026-12-09');
    expect(addBusinessDays('2026-04-01', 2)).toBe('2026-04-06');
    expect(addBusinessDays('2026-11-23', 0)).toBe('2026-11-23');
  });
});

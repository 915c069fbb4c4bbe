import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfPeriod, PERIODS } from './period.ts';
import { daysBetween } from './zone.ts';

const NAMED = PERIODS.filter((period) => period !== 'own');
const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

test('every span ends today or before, and never begins after it ends', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...NAMED), (today, period) => {
      const { from, to } = daysOfPeriod(period, today);
      expect(from <= to && to <= today).toBe(true);
    }),
  );
});

test('seven days are seven, a month begins on its first and ends before the next', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const week = daysOfPeriod('7d', today);
      expect(daysBetween(week.from, week.to)).toBe(6);
      const last = daysOfPeriod('last-month', today);
      expect(last.from.slice(0, 7)).toBe(last.to.slice(0, 7));
      expect(daysBetween(last.to, daysOfPeriod('month', today).from)).toBe(1);
    }),
  );
});

test('January has a last month too', () => {
  expect(daysOfPeriod('last-month', '2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOfPeriod('last-month', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt } from './moment-at.ts';
import { dayIn } from './zone.ts';

const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Bogota', 'Asia/Kolkata', 'UTC'];
const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

test('a moment that a clock shows is found again by its day and its time, but for the hour that it shows twice', () => {
  const moment = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') });
  fc.assert(
    fc.property(moment, fc.constantFrom(...ZONES), (at, timeZone) => {
      const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
      const found = momentAt(dayIn(minute, timeZone), clock(minute, timeZone), timeZone);
      const early = minute.getTime() - found.getTime();
      expect([0, 3_600_000]).toContain(early);
      expect([dayIn(found, timeZone), clock(found, timeZone)]).toEqual([
        dayIn(minute, timeZone),
        clock(minute, timeZone),
      ]);
    }),
  );
});

test('an hour that is leapt over is the one after the leap, and of one that comes twice the first counts', () => {
  expect(momentAt('2026-03-29', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(momentAt('2026-10-25', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(momentAt('2026-07-01', '09:05', 'Europe/Madrid').toISOString()).toBe('2026-07-01T07:05:00.000Z');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTime } from './wall-time.ts';
import { dayIn } from './zone.ts';

const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Apia'];

describe('the moment of a time on the wall', () => {
  it('is what a clock of that zone shows then', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 5 * 60, max: 23 * 60 + 59 }),
        fc.constantFrom(...ZONES),
        (on, minutes, zone) => {
          const day = dayIn(on, zone);
          const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
          const at = wallTime(day, time, zone);
          const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
            at,
          );
          expect([dayIn(at, zone), shown]).toEqual([day, time]);
        },
      ),
    );
  });

  it('is the first of two where clocks are put back, and an hour on where they are put forward', () => {
    expect(wallTime('2026-10-25', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(wallTime('2026-03-29', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});

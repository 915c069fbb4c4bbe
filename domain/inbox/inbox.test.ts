import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from '#domain/time/zone.ts';
import { hasOwnTerm, INBOX_HOURS, INBOX_KINDS, OWN_TERMS, URGENCIES, urgencyOf } from './inbox.ts';

const ZONE = 'Europe/Madrid';
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

describe('how urgent a thing is', () => {
  it('says late for what is due now or was, whatever the day', () => {
    const now = new Date('2026-03-02T10:00:00Z');
    expect(urgencyOf(now, now, ZONE)).toBe('late');
    expect(urgencyOf(new Date('2026-03-02T09:59:59Z'), now, ZONE)).toBe('late');
  });

  it('goes by the day of the tenant and not of the machine', () => {
    const evening = new Date('2026-03-02T21:30:00Z');
    expect(urgencyOf(new Date('2026-03-02T22:30:00Z'), evening, ZONE)).toBe('today');
    expect(urgencyOf(new Date('2026-03-02T23:30:00Z'), evening, ZONE)).toBe('later');
    expect(urgencyOf(new Date('2026-03-02T23:30:00Z'), evening, 'Atlantic/Canary')).toBe('today');
  });

  it('grows no less urgent as time goes by', () => {
    fc.assert(
      fc.property(moment, moment, fc.nat(10_000_000_000), (due, now, later) => {
        const at = (time: Date) => URGENCIES.indexOf(urgencyOf(due, time, ZONE));
        expect(at(new Date(now.getTime() + later))).toBeLessThanOrEqual(at(now));
      }),
    );
  });

  it('calls today only what is due on this day and is not late', () => {
    fc.assert(
      fc.property(moment, moment, (due, now) => {
        const isToday = dayIn(due, ZONE) === dayIn(now, ZONE) && due > now;
        expect(urgencyOf(due, now, ZONE) === 'today').toBe(isToday);
      }),
    );
  });
});

it('every kind that can wait has whole hours, a week at most, or days of its own', () => {
  expect(INBOX_KINDS.filter((kind) => !(kind in INBOX_HOURS))).toEqual([...OWN_TERMS]);
  for (const kind of INBOX_KINDS) {
    if (hasOwnTerm(kind)) continue;
    expect(Number.isInteger(INBOX_HOURS[kind])).toBe(true);
    expect(INBOX_HOURS[kind]).toBeGreaterThan(0);
    expect(INBOX_HOURS[kind]).toBeLessThanOrEqual(7 * 24);
  }
});

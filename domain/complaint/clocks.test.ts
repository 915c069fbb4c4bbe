import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '#domain/time/business-days.ts';
import { addDays, dayIn, daysBetween } from '#domain/time/zone.ts';
import { acknowledgeBy, answerBy, decideBy, delayDays, dueAfterWaiting, mayDecide } from './clocks.ts';
import { COMPLAINT_OUTCOMES, COMPLAINT_STATES } from './complaint.ts';

const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Santiago'];
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
const zone = fc.constantFrom(...ZONES);
const days = fc.integer({ min: 0, max: 90 });
const later = (at: Date, by: number) => new Date(at.getTime() + by * 86_400_000);

describe('the clocks of a complaint', () => {
  it('give ten business days for the acknowledgement, ended with the last of them in the tenant’s zone', () => {
    fc.assert(
      fc.property(moment, zone, (filed, timeZone) => {
        const due = dayIn(acknowledgeBy(filed, timeZone), timeZone);
        const between = Array.from({ length: daysBetween(dayIn(filed, timeZone), due) }, (_, at) =>
          addDays(dayIn(filed, timeZone), at + 1),
        );
        expect(between.filter(isBusinessDay)).toHaveLength(10);
        expect(isBusinessDay(due)).toBe(true);
      }),
    );
    // Filed at half past eleven at night in Madrid: Monday, and not the Tuesday before which it is in Auckland.
    expect(acknowledgeBy(new Date('2026-11-23T22:30:00Z'), 'Europe/Madrid').toISOString()).toBe(
      '2026-12-07T22:59:59.000Z',
    );
  });

  it('give a month for the decision, and never a day that is over when it is told', () => {
    expect(
      decideBy(new Date('2026-01-31T10:00:00Z'), new Date('2026-02-02T10:00:00Z'), 'Europe/Madrid').toISOString(),
    ).toBe('2026-02-28T22:59:59.000Z');
    fc.assert(
      fc.property(moment, days, zone, (filed, waited, timeZone) => {
        const admitted = later(filed, waited);
        const due = decideBy(filed, admitted, timeZone);
        expect(due.getTime()).toBeGreaterThan(admitted.getTime());
        if (waited < 25) expect(daysBetween(dayIn(filed, timeZone), dayIn(due, timeZone))).toBeLessThanOrEqual(31);
      }),
    );
  });

  it('stand still while an answer is waited for, by as many days as were waited', () => {
    fc.assert(
      fc.property(moment, days, days, zone, (asked, left, waited, timeZone) => {
        const due = later(asked, left);
        const after = dueAfterWaiting(due, asked, later(asked, waited), timeZone);
        const moved = daysBetween(dayIn(due, timeZone), dayIn(after, timeZone));
        expect(moved).toBe(daysBetween(dayIn(asked, timeZone), dayIn(later(asked, waited), timeZone)));
        const none = dueAfterWaiting(due, later(asked, waited + 1), asked, timeZone);
        expect(dayIn(none, timeZone)).toBe(dayIn(due, timeZone));
      }),
    );
  });

  it('can be put off only to a day that is later than the last one told, and than today', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -60, max: 60 }), zone, (now, off, timeZone) => {
        const due = later(now, off);
        const { min, max } = delayDays(due, now, timeZone);
        expect(min > dayIn(due, timeZone) && min > dayIn(now, timeZone) && max >= min).toBe(true);
        expect(daysBetween(min, max)).toBeLessThanOrEqual(62);
      }),
    );
  });

  it('let nobody refuse while the time for an answer runs, and let what is upheld be said at once', () => {
    const now = new Date('2026-03-02T10:00:00Z');
    const open = answerBy(now, 'Europe/Madrid');
    for (const outcome of COMPLAINT_OUTCOMES) {
      expect(mayDecide({ state: 'EXAMINING', answerBy: null }, outcome, now)).toBe(true);
      expect(mayDecide({ state: 'ASKED', answerBy: open }, outcome, now)).toBe(outcome === 'UPHELD');
      expect(mayDecide({ state: 'ASKED', answerBy: open }, outcome, later(open, 1))).toBe(true);
      for (const state of COMPLAINT_STATES.filter((each) => each !== 'EXAMINING' && each !== 'ASKED'))
        expect(mayDecide({ state, answerBy: open }, outcome, later(open, 1))).toBe(false);
    }
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts } from './house-register.ts';
import { incidentDue } from './incident-clock.ts';

const ZONE = 'Europe/Madrid';
const FOUND = { incident_found_on: '2026-03-02', incident_found_at: '09:00' };
const classed = (on: string, at: string): Facts => ({
  ...FOUND,
  ...{ incident_class: 'MAJOR', incident_classed_on: on, incident_classed_at: at },
});
const due = (facts: Facts) => {
  const found = incidentDue(facts, ZONE);
  return found && [found.step, found.due.toISOString()];
};

test('an incident is classified within a day of being known, and one that is no major one has no term', () => {
  expect(due(FOUND)).toEqual(['classify', '2026-03-03T08:00:00.000Z']);
  expect(due({ ...FOUND, incident_class: 'NOT_MAJOR' })).toBeNull();
  expect(due({ ...FOUND, incident_class: 'THREAT' })).toBeNull();
  expect(due({})).toBeNull();
});

test('a major incident is notified four hours after its classification and a day after it was known at the latest, or four hours after a late classification', () => {
  expect(due(classed('2026-03-02', '12:00'))).toEqual(['notify', '2026-03-02T15:00:00.000Z']);
  // Classified at hour 22, two hours are left.
  expect(due(classed('2026-03-03', '07:00'))).toEqual(['notify', '2026-03-03T08:00:00.000Z']);
  expect(due(classed('2026-03-05', '10:00'))).toEqual(['notify', '2026-03-05T13:00:00.000Z']);
});

test('a major incident is reported on 72 hours after its notification and a month after that report, by the clock of the tenant', () => {
  const told = { ...classed('2026-03-02', '12:00'), incident_told_on: '2026-03-27', incident_told_at: '12:00' };
  // Summer time begins between: 72 hours are 72 hours.
  expect(due(told)).toEqual(['interim', '2026-03-30T11:00:00.000Z']);
  const interim = { ...told, incident_interim_on: '2026-05-31', incident_interim_at: '10:00' };
  // June has no 31st.
  expect(due(interim)).toEqual(['final', '2026-06-30T08:00:00.000Z']);
  expect(due({ ...interim, incident_final_on: '2026-06-01', incident_final_at: '10:00' })).toBeNull();
});

test('the notification of a major incident is never due later than four hours after its classification, nor later than a day after it was known where it was classified within that day', () => {
  const minutes = fc.nat({ max: 3 * 24 * 60 });
  fc.assert(
    fc.property(minutes, (waited) => {
      const found = Date.parse('2026-03-02T08:00:00Z');
      const at = new Date(found + waited * 60_000);
      // Winter time in Madrid: an hour ahead of UTC on all these days.
      const wall = new Date(at.getTime() + 3_600_000).toISOString();
      const term = incidentDue(classed(wall.slice(0, 10), wall.slice(11, 16)), ZONE)?.due.getTime() ?? 0;
      expect(term).toBeLessThanOrEqual(at.getTime() + 4 * 3_600_000);
      expect(term).toBeGreaterThanOrEqual(at.getTime());
      if (waited <= 24 * 60) expect(term).toBeLessThanOrEqual(found + 24 * 3_600_000);
    }),
  );
});

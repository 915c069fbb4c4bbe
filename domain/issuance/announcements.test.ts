import { expect, it } from 'vitest';
import { isNewsDue, mayPublish, mayPublishAt, mayWrite, UPDATE_STATES } from './announcements.ts';

const now = new Date('2026-11-22T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

it('asks an issuer for news a month after the last, and not a day earlier', () => {
  expect([isNewsDue(days(-30), now), isNewsDue(days(-30.1), now), isNewsDue(days(1), now)]).toEqual([
    false,
    true,
    false,
  ]);
});

it('publishes what is written or planned, and never again what was published or withdrawn', () => {
  expect(UPDATE_STATES.filter(mayPublish)).toEqual(['DRAFT', 'PLANNED']);
  expect(UPDATE_STATES.filter((state) => !mayWrite(state))).toEqual(['WITHDRAWN']);
});

it('plans news for a moment ahead, within a year', () => {
  expect([0, 0.001, 366, 367].map((ahead) => mayPublishAt(days(ahead), now))).toEqual([false, true, true, false]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isToldByMail, secondsLeft } from './pace.ts';

const began = new Date('2026-11-22T10:00:00Z');
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000);

test('a run that goes on as it did takes as long as it says: what is left at the pace since it was begun or let go on', () => {
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.integer({ min: 3, max: 1000 }),
      fc.nat(100_000),
      fc.integer({ min: 3, max: 10_000 }),
      (resumedFrom, done, left, seconds) => {
        const facts = { through: resumedFrom + done, total: resumedFrom + done + left, resumedAt: began, resumedFrom };
        const exact = (left * seconds) / done;
        const said = secondsLeft(facts, after(seconds)) ?? -1;
        expect(said).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(said).toBeLessThan(exact + 1);
      },
    ),
  );
});

test('a run says nothing of its end before three items and three seconds', () => {
  const facts = { through: 12, total: 40, resumedAt: began, resumedFrom: 10 };
  expect(secondsLeft(facts, after(60))).toBeNull();
  expect(secondsLeft({ ...facts, through: 13 }, after(2))).toBeNull();
  expect(secondsLeft({ ...facts, through: 13 }, after(30))).toBe(270);
});

test('a mail tells of the end of a run that was at work for a minute', () => {
  expect(isToldByMail({ resumedAt: began }, after(59))).toBe(false);
  expect(isToldByMail({ resumedAt: began }, after(60))).toBe(true);
});

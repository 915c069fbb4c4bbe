import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/time/zone.ts';
import {
  ABSENCE_MAX_DAYS,
  ABSENCES_EACH,
  type Absence,
  absenceEnds,
  absenceRefusal,
  absenceStarts,
  standInOn,
  standsInFor,
} from './absence.ts';

const FIRST = '2026-12-01';
const DAYS = Array.from({ length: 14 }, (_, at) => addDays(FIRST, at));
const PEOPLE = ['ana', 'bea', 'carlos', 'diego'];
const isAway = (noted: readonly Absence[], who: string, day: string) =>
  noted.some(({ userId, fromOn, toOn }) => userId === who && fromOn <= day && day <= toOn);
const everybody = (id: string) => PEOPLE.includes(id);

const person = fc.constantFrom(...PEOPLE);
const asked: fc.Arbitrary<Absence> = fc
  .record({ userId: person, standInId: person, from: fc.nat(13), days: fc.nat(6) })
  .map(({ userId, standInId, from, days }) => ({
    ...{ userId, standInId },
    ...{ fromOn: addDays(FIRST, from), toOn: addDays(FIRST, from + days) },
  }));

/** What of this is noted, one after the other. */
function notedOf(all: readonly Absence[]): Absence[] {
  const noted: Absence[] = [];
  for (const each of all) if (!absenceRefusal(each, noted, everybody)) noted.push(each);
  return noted;
}

test('every manager who is away on a day, whatever is noted, has a colleague who is there or nobody, and never themself', () => {
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 12 }), (all) => {
      const noted = notedOf(all);
      for (const day of DAYS)
        for (const who of PEOPLE) {
          const standIn = standInOn(noted, who, day, everybody);
          // Among people who are all managers a stand-in is found for each who is away: there is no circle to end in.
          expect(standIn !== null).toBe(isAway(noted, who, day));
          expect(standIn).not.toBe(who);
          if (standIn) expect(isAway(noted, standIn, day)).toBe(false);
        }
    }),
  );
});

test('a stand-in and the people for whom they stand in are the same said from two sides', () => {
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 12 }), fc.constantFrom(...DAYS), (all, day) => {
      const noted = notedOf(all);
      for (const who of PEOPLE)
        for (const other of PEOPLE)
          expect(standsInFor(noted, who, day, everybody).includes(other)).toBe(
            standInOn(noted, other, day, everybody) === who,
          );
    }),
  );
});

test('an absence is refused exactly where it would lead back, for oneself, or over days on which one is away already', () => {
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 10 }), asked, (all, next) => {
      const noted = notedOf(all);
      const days = DAYS.concat(Array.from({ length: 7 }, (_, at) => addDays(FIRST, 14 + at))).filter(
        (day) => next.fromOn <= day && day <= next.toOn,
      );
      const isTwice = days.some((day) => isAway(noted, next.userId, day));
      const isCircle = days.some((day) => {
        const end = standInOn(noted, next.standInId, day, everybody) ?? next.standInId;
        return end === next.userId;
      });
      const isFine = next.userId !== next.standInId && !isTwice && !isCircle;
      expect(absenceRefusal(next, noted, everybody) === null).toBe(isFine);
    }),
  );
});

test('a stand-in who is no manager any more stands in for nobody, and a circle from elsewhere ends', () => {
  const noted = [{ userId: 'ana', standInId: 'bea', fromOn: FIRST, toOn: FIRST }];
  expect(standInOn(noted, 'ana', FIRST, (id) => id !== 'bea')).toBeNull();
  expect(absenceRefusal({ ...(noted[0] as Absence) }, [], (id) => id !== 'bea')).toBe('no_manager');
  const circle = [...noted, { userId: 'bea', standInId: 'ana', fromOn: FIRST, toOn: FIRST }];
  expect(standInOn(circle, 'ana', FIRST, everybody)).toBeNull();
});

test('an absence has a first and a last day, no more than so many, and each manager so many at a time', () => {
  expect(absenceEnds(FIRST).min).toBe(FIRST);
  expect(daysBetween(FIRST, absenceEnds(FIRST).max) + 1).toBe(ABSENCE_MAX_DAYS);
  expect(absenceStarts(FIRST).min).toBe(FIRST);
  const many = Array.from({ length: ABSENCES_EACH }, (_, at) => ({
    ...{ userId: 'ana', standInId: 'bea' },
    ...{ fromOn: addDays(FIRST, at), toOn: addDays(FIRST, at) },
  }));
  const one = { userId: 'ana', standInId: 'bea', fromOn: addDays(FIRST, 100), toOn: addDays(FIRST, 100) };
  expect(absenceRefusal(one, many, everybody)).toBe('too_many');
  expect(absenceRefusal(one, many.slice(1), everybody)).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raiseCourse, shareOf, stepSums } from './campaign-days.ts';

describe('a campaign by day', () => {
  it('ends at what its days come to, and leaves out days on which nothing came', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(fc.array(cents), (sums) => {
        const course = raiseCourse(sums.map((each, at) => ({ day: String(at), cents: each })));
        const total = sums.reduce((a, b) => a + b, 0n);
        expect(course.at(-1)?.total ?? 0n).toBe(total);
        expect(course.every((each) => each.cents > 0n)).toBe(true);
        expect(course.map((each) => each.total)).toEqual(
          [...course.map((each) => each.total)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
        );
      }),
    );
  });

  it('says the share of a step among those of the one before, and none where that says nothing', () => {
    expect(shareOf(1, 3)).toBe(33.3);
    expect(shareOf(0, 5)).toBe(0);
    expect(shareOf(5, 5)).toBe(100);
    expect(shareOf(0, 0)).toBeNull();
    expect(shareOf(6, 5)).toBeNull();
  });

  it('counts each step on all days', () => {
    const day = { seen: 5, started: 3, ordered: 2, paid: 1, signed: 0 };
    expect(stepSums([day, day])).toEqual({ seen: 10, started: 6, ordered: 4, paid: 2, signed: 0 });
    expect(stepSums([])).toEqual({ seen: 0, started: 0, ordered: 0, paid: 0, signed: 0 });
  });
});

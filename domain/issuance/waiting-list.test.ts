import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOffers } from './waiting-list.ts';

const queue = fc
  .tuple(
    fc.integer({ min: 1, max: 10 }),
    fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 }),
    fc.integer({ min: 0, max: 200 }),
  )
  .map(([min, more, free]) => ({ min, free, places: more.map((n, at) => ({ id: String(at), tokens: min + n })) }));

describe('free tokens of a waiting list', () => {
  it('go to the first places without a gap, never more than there are or were asked for, never fewer than the smallest order', () => {
    fc.assert(
      fc.property(queue, ({ min, free, places }) => {
        const offers = nextOffers(free, min, places);
        expect(offers.map(({ id }) => id)).toEqual(places.slice(0, offers.length).map(({ id }) => id));
        const given = offers.reduce((sum, { tokens }) => sum + tokens, 0);
        expect(given).toBeLessThanOrEqual(free);
        offers.forEach(({ tokens }, at) => {
          expect(tokens).toBeGreaterThanOrEqual(min);
          // All but the last one get all that they asked for.
          const asked = places[at]?.tokens ?? 0;
          expect(at < offers.length - 1 ? tokens === asked : tokens <= asked).toBe(true);
        });
        // Whoever still waits could not have the smallest order.
        if (offers.length < places.length) expect(free - given).toBeLessThan(min);
      }),
    );
  });
});

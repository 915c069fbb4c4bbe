import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf } from '#domain/money/price.ts';
import { type OfferStanding, platformFigures } from './platform-figures.ts';
import { ISSUANCE_STATUSES } from './status.ts';

const closed: OfferStanding = {
  status: 'CLOSED',
  price: priceOf('10'),
  softCapTokens: 100,
  raisedCents: 100_000n,
  orders: 4,
};
const offer = fc.record({
  status: fc.constantFrom(...ISSUANCE_STATUSES),
  price: fc.constantFrom('1', '0.000001', '250').map(priceOf),
  softCapTokens: fc.nat(1000),
  raisedCents: fc.bigInt(0n, 10n ** 9n),
  orders: fc.nat(50),
});

describe('the figures of a platform', () => {
  it('call a project financed that is closed with at least its soft cap, and none that was given back or is still open', () => {
    const financed = (change: Partial<OfferStanding>) => platformFigures([{ ...closed, ...change }]).financed;
    expect(financed({})).toBe(1);
    expect(financed({ raisedCents: 99_999n })).toBe(0);
    expect(financed({ raisedCents: 0n, softCapTokens: 0 })).toBe(0);
    expect(financed({ status: 'CAMPAIGN' })).toBe(0);
  });

  it('count each project once and lose no cent, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 20 }), (offers) => {
        const all = platformFigures(offers);
        expect(platformFigures([...offers].reverse())).toEqual(all);
        expect(all.open + all.financed).toBeLessThanOrEqual(offers.length);
        const [first, ...rest] = offers;
        if (!first) {
          expect(all).toEqual({ raisedCents: 0n, orders: 0, open: 0, financed: 0 });
          return;
        }
        expect(platformFigures(rest).raisedCents + first.raisedCents).toBe(all.raisedCents);
        expect(platformFigures(rest).orders + first.orders).toBe(all.orders);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isRequestOn, leastForSale, mayAllot, takesPlaces, tokensToOrder } from './oversubscription.ts';

const now = new Date('2026-11-21T10:00:00Z');
const offer = {
  oversubscription: 'PRO_RATA',
  tokensForSale: 100,
  tokensTaken: 0,
  tokensRequested: 120,
  allottedAt: null,
  tokensHeld: 0,
  placesWaiting: 0,
} as const;

describe('the tokens of an offer that more are asked for than there are', () => {
  it.each([
    [{}, 180],
    [{ tokensRequested: 300 }, 0],
    [{ allottedAt: now }, 0],
    [{ oversubscription: 'FIRST_COME', tokensTaken: 40, tokensRequested: 0 }, 60],
    [{ oversubscription: 'FIRST_COME', tokensTaken: 100, tokensRequested: 0 }, 0],
    [{ oversubscription: 'WAITING_LIST', tokensTaken: 80, tokensHeld: 5 }, 15],
    [{ oversubscription: 'WAITING_LIST', tokensTaken: 80, placesWaiting: 1 }, 0],
    [{ oversubscription: 'WAITING_LIST', tokensTaken: 80, tokensHeld: 5, placesWaiting: 1, ownOffer: 5 }, 5],
  ] as const)('can be ordered, with %j: %i', (change, tokens) => {
    expect(tokensToOrder({ ...offer, ...change })).toBe(tokens);
  });

  it('are held by no request, and never fewer than orders hold or a third of what they ask for', () => {
    expect([isRequestOn(offer), isRequestOn({ oversubscription: 'FIRST_COME' })]).toEqual([true, false]);
    expect([leastForSale(offer), leastForSale({ tokensTaken: 41, tokensRequested: 121, tokensHeld: 2 })]).toEqual([
      40, 43,
    ]);
  });

  it.each([
    [{ tokensTaken: 95 }, true],
    [{ tokensTaken: 50, tokensHeld: 45 }, true],
    [{ tokensTaken: 50 }, false],
    [{ tokensTaken: 50, placesWaiting: 1 }, true],
    [{ tokensTaken: 95, ownOffer: 5 }, false],
    [{ tokensTaken: 100, oversubscription: 'FIRST_COME' }, false],
  ] as const)('are waited for, with %j: %s', (change, is) => {
    expect(takesPlaces({ ...offer, oversubscription: 'WAITING_LIST', minTokens: 10, ...change })).toBe(is);
  });

  const ended = { ...offer, status: 'CAMPAIGN', suspended: false, campaignEndsAt: now } as const;
  it.each([
    [{}, true],
    [{ campaignEndsAt: null }, true],
    [{ campaignEndsAt: new Date(now.getTime() + 1) }, false],
    [{ tokensRequested: 0 }, false],
    [{ allottedAt: now }, false],
    [{ suspended: true }, false],
    [{ status: 'CLOSED' }, false],
    [{ oversubscription: 'FIRST_COME' }, false],
  ] as const)('may be allotted, with %j: %s', (change, is) => {
    expect(mayAllot({ ...ended, ...change }, now)).toBe(is);
  });
});

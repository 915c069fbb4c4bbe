import { describe, expect, it } from 'vitest';
import { ownPart } from './own-part.ts';

describe('one holder’s part of a payment to come', () => {
  it('is by tokens, interest and capital each by itself', () => {
    expect(ownPart({ incomeCents: 10_000n, returnCents: 100_000n }, { tokens: 25, supply: 100 })).toEqual({
      incomeCents: 2_500n,
      returnCents: 25_000n,
    });
  });

  it('is all of it for who holds every token, and nothing for who holds none', () => {
    const whole = { incomeCents: 333n, returnCents: 1n };
    expect(ownPart(whole, { tokens: 7, supply: 7 })).toEqual(whole);
    expect(ownPart(whole, { tokens: 0, supply: 7 })).toEqual({ incomeCents: 0n, returnCents: 0n });
  });

  it('is refused for more tokens than there are', () => {
    expect(() => ownPart({ incomeCents: 1n, returnCents: 0n }, { tokens: 8, supply: 7 })).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { priceOf } from '#domain/money/price.ts';
import { portfolioHistory, valueAt } from './portfolio-history.ts';

const at = (text: string) => new Date(text);
const facts = {
  tokens: [
    { issuanceId: 'a', at: at('2025-11-10T10:00:00Z'), tokens: 10 },
    { issuanceId: 'b', at: at('2026-01-31T23:30:00Z'), tokens: 4 },
    { issuanceId: 'a', at: at('2026-02-10T10:00:00Z'), tokens: -3 },
  ],
  putIn: [
    { at: at('2025-11-10T10:00:00Z'), cents: 50_000n },
    { at: at('2026-01-31T23:30:00Z'), cents: 4_000n },
  ],
  prices: [
    { issuanceId: 'a', at: at('2025-10-01T00:00:00Z'), price: priceOf('50') },
    { issuanceId: 'b', at: at('2025-10-01T00:00:00Z'), price: priceOf('10') },
    { issuanceId: 'a', at: at('2025-12-15T00:00:00Z'), price: priceOf('56') },
  ],
  timeZone: 'Europe/Madrid',
  now: at('2026-02-15T12:00:00Z'),
  since: null,
};

describe('the line of a portfolio', () => {
  it('has a point for every month end since the first token, by the tenant’s calendar, and one for now', () => {
    expect(portfolioHistory(facts)).toEqual([
      { on: '2025-11-30', valueCents: 50_000n, putInCents: 50_000n },
      { on: '2025-12-31', valueCents: 56_000n, putInCents: 50_000n },
      // 23:30 in UTC is the first of February in Madrid.
      { on: '2026-01-31', valueCents: 56_000n, putInCents: 50_000n },
      { on: '2026-02-15', valueCents: 43_200n, putInCents: 54_000n },
    ]);
  });

  it('is empty without tokens, and begins where it is told to', () => {
    expect(portfolioHistory({ ...facts, tokens: [] })).toEqual([]);
    expect(portfolioHistory({ ...facts, since: '2026-01-01' }).map(({ on }) => on)).toEqual([
      '2026-01-31',
      '2026-02-15',
    ]);
  });

  it('counts nothing for what has no price yet', () => {
    expect(valueAt({ tokens: facts.tokens, prices: [] }, facts.now)).toBe(0n);
  });
});

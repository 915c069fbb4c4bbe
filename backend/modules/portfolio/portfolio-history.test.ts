import { describe, expect, it } from 'vitest';
import { priceOf } from '#domain/money/price.ts';
import { type PaidEarning, portfolioHistory, worthOf } from './portfolio-history.ts';

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
  paid: [] as PaidEarning[],
  timeZone: 'Europe/Madrid',
  now: at('2026-02-15T12:00:00Z'),
  since: null,
};

describe('the line of a portfolio', () => {
  it('has a point for every month end since the first token, by the tenant’s calendar, and one for now', () => {
    expect(portfolioHistory(facts)).toEqual([
      { on: '2025-11-30', valueCents: 50_000n, putInCents: 50_000n, receivedCents: 0n },
      { on: '2025-12-31', valueCents: 56_000n, putInCents: 50_000n, receivedCents: 0n },
      // 23:30 in UTC is the first of February in Madrid.
      { on: '2026-01-31', valueCents: 56_000n, putInCents: 50_000n, receivedCents: 0n },
      { on: '2026-02-15', valueCents: 43_200n, putInCents: 54_000n, receivedCents: 0n },
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
    const none = { prices: [], paid: [] };
    expect(worthOf(none, { issuanceId: 'a', tokens: 10, at: facts.now })).toBe(0n);
  });

  it('counts what came, and takes capital that came back off the worth until the price is set anew', () => {
    const paid = [
      { issuanceId: 'a', at: at('2025-12-01T10:00:00Z'), netCents: 20_000n, withheldCents: 0n, returnCents: 20_000n },
      { issuanceId: 'a', at: at('2026-01-10T10:00:00Z'), netCents: 6_900n, withheldCents: 400n, returnCents: 5_000n },
    ];
    expect(
      portfolioHistory({ ...facts, paid }).map(({ valueCents, receivedCents }) => [valueCents, receivedCents]),
    ).toEqual([
      [50_000n, 0n],
      [56_000n, 20_000n],
      [51_000n, 26_900n],
      [38_200n, 26_900n],
    ]);
    expect(worthOf({ ...facts, paid }, { issuanceId: 'a', tokens: 10, at: at('2025-12-02T00:00:00Z') })).toBe(30_000n);
  });
});

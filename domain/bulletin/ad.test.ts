import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_BANDS, boardBlock, centsOfBand, standingOf } from './ad.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const TOKEN = { status: 'CLOSED' as const, suspendedUntil: null, tokenEndsAt: null, onChain: false, listed: true };

describe('an ad', () => {
  it('stands until its last second, and whoever took it back has the last word', () => {
    expect(standingOf({ status: 'OPEN', expiresAt: NOW }, NOW)).toBe('OPEN');
    expect(standingOf({ status: 'OPEN', expiresAt: later(-1) }, NOW)).toBe('EXPIRED');
    expect(standingOf({ status: 'WITHDRAWN', expiresAt: later(-1) }, NOW)).toBe('WITHDRAWN');
  });

  it('is for tokens that were sold here, while nothing holds them still', () => {
    expect(boardBlock(TOKEN, NOW)).toBeNull();
    for (const status of ['DRAFT', 'PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN'] as const)
      expect(boardBlock({ ...TOKEN, status }, NOW)).toBe('phase');
    expect(boardBlock({ ...TOKEN, suspendedUntil: later(1) }, NOW)).toBe('suspended');
    expect(boardBlock({ ...TOKEN, suspendedUntil: NOW }, NOW)).toBeNull();
    expect(boardBlock({ ...TOKEN, tokenEndsAt: later(-1) }, NOW)).toBe('ended');
    expect(boardBlock({ ...TOKEN, tokenEndsAt: NOW }, NOW)).toBeNull();
    expect(boardBlock({ ...TOKEN, onChain: true }, NOW)).toBe('on_chain');
    expect(boardBlock({ ...TOKEN, listed: false }, NOW)).toBe('unlisted');
  });
});

describe('the bands of amounts', () => {
  it('hold every amount once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.bigInt({ min: 0n, max: 2_000_000n }), fc.constantFrom(50_000n, 50_001n)), (cents) => {
        const holding = AMOUNT_BANDS.filter((band) => {
          const { over, upTo } = centsOfBand(band);
          return cents > over && (upTo === null || cents <= upTo);
        });
        expect(holding).toHaveLength(1);
      }),
    );
  });
});

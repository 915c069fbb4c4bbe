import { describe, expect, it } from 'vitest';
import { FUNDS_STANDINGS, type FundsFacts, fundsStanding, isFundsClear, mayDeclareFunds } from './funds.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const standing = (facts: Partial<FundsFacts>) =>
  fundsStanding({ orderedCents: 1_500_000n, fromCents: 1_500_000n, holds: true, newest: null, ...facts }, NOW);

describe('where funds come from', () => {
  it('is asked from the tenant’s sum on, to the cent', () => {
    expect(standing({ orderedCents: 1_499_999n })).toBe('NOT_ASKED');
    expect(standing({})).toBe('MISSING');
    expect(standing({ holds: false })).toBe('NOT_ASKED');
  });

  it('stands as the newest declaration does, and one that was found good holds for twelve months', () => {
    expect(standing({ newest: { state: 'SENT', decidedAt: null } })).toBe('SENT');
    expect(standing({ newest: { state: 'REFUSED', decidedAt: daysAgo(2) } })).toBe('REFUSED');
    expect(standing({ newest: { state: 'ACCEPTED', decidedAt: daysAgo(365) } })).toBe('ACCEPTED');
    expect(standing({ newest: { state: 'ACCEPTED', decidedAt: daysAgo(366) } })).toBe('MISSING');
  });

  it('lets orders go on where nothing is asked or a manager said yes, and can be said where it is missing or was refused', () => {
    expect(FUNDS_STANDINGS.filter(isFundsClear)).toEqual(['NOT_ASKED', 'ACCEPTED']);
    expect(FUNDS_STANDINGS.filter(mayDeclareFunds)).toEqual(['MISSING', 'REFUSED']);
  });
});

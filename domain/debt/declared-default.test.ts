import { describe, expect, it } from 'vitest';
import { declareRefusal, defaultSince } from './declared-default.ts';

const PAYMENTS = [
  { on: '2026-05-01', cents: 100n },
  { on: '2026-06-01', cents: 20n },
  { on: '2026-08-01', cents: 3n },
];

describe('a default that a manager declares', () => {
  it('is of a debt that is late, and declared once', () => {
    expect(declareRefusal({ daysLate: 0 }, null)).toBe('not_late');
    expect(declareRefusal({ daysLate: 1 }, null)).toBe(null);
    expect(declareRefusal({ daysLate: 200 }, '2026-05-01')).toBe('in_default');
  });

  it('counts from the day on which it was declared, or from the days that are late where they were sooner, and what comes from then on is recovered', () => {
    expect(defaultSince({ defaultedOn: null }, null, PAYMENTS)).toBe(null);
    expect(defaultSince({ defaultedOn: null }, '2026-06-01', PAYMENTS)).toEqual({
      on: '2026-06-01',
      recoveredCents: 23n,
    });
    expect(defaultSince({ defaultedOn: '2026-07-01' }, '2026-06-01', PAYMENTS)?.on).toBe('2026-06-01');
    expect(defaultSince({ defaultedOn: '2026-07-01' }, '2026-07-15', PAYMENTS)).toEqual({
      on: '2026-07-01',
      recoveredCents: 3n,
    });
    expect(defaultSince({ defaultedOn: '2026-07-01' }, null, [])).toEqual({ on: '2026-07-01', recoveredCents: 0n });
  });
});

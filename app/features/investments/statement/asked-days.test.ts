import { describe, expect, it } from 'vitest';
import { askedDay } from './asked-days.ts';

describe('one end of a statement in its address', () => {
  it('is a day, whole or in the three parts of its field', () => {
    expect(askedDay(new URLSearchParams('from=2026-03-01'), 'from')).toBe('2026-03-01');
    expect(askedDay(new URLSearchParams('to_day=1&to_month=3&to_year=2026'), 'to')).toBe('2026-03-01');
  });

  it('is nothing where the address says nothing of it', () => {
    expect(askedDay(new URLSearchParams('from=2026-03-01'), 'to')).toBeNull();
  });
});

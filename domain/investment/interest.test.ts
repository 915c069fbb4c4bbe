import { describe, expect, it } from 'vitest';
import { isInterestAlone } from './interest.ts';
import type { InvestmentStatus } from './status.ts';

const after = (...statuses: InvestmentStatus[]) => ({
  status: statuses.at(-1) ?? 'RESERVED',
  history: statuses.map((status) => ({ status })),
});

describe('an interest alone', () => {
  it('is one that stands, and one that was withdrawn before anything was ordered', () => {
    expect(isInterestAlone(after('RESERVED'))).toBe(true);
    expect(isInterestAlone(after('RESERVED', 'CANCELED'))).toBe(true);
  });

  it('is no order, whether it began as an interest or not, and nothing of which no history is told', () => {
    expect(isInterestAlone(after('RESERVED', 'CREATED'))).toBe(false);
    expect(isInterestAlone(after('RESERVED', 'CREATED', 'ACCEPTED', 'CANCELED'))).toBe(false);
    expect(isInterestAlone(after('CREATED', 'CANCELED'))).toBe(false);
    expect(isInterestAlone({ status: 'CANCELED', history: [] })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { EarningJson } from '#contract/earning.ts';
import { pendingSteps } from './pending-steps.ts';

const visit = {
  t: (key: string, { date }: { date?: string } = {}) => (date ? `${key} ${date}` : key),
  format: { date: (at: string) => at.slice(0, 10) },
} as unknown as Parameters<typeof pendingSteps>[0];

const earning = (waits: EarningJson['waits'], status: EarningJson['status'] = 'PENDING') =>
  ({ status, waits, distribution: { record_on: '2026-11-20' }, distributed_at: '2026-11-25T09:00:00Z' }) as EarningJson;

describe('an earning that is not paid yet', () => {
  it('says its days and whose turn it is: the issuer’s until their money is here, then the platform’s', () => {
    const waited = pendingSteps(visit, earning({ state: 'AWAITED', on: '2026-12-15', since: '2026-11-26' }));
    expect(waited.steps.map(({ label, date }) => `${label} ${date}`)).toEqual([
      'earnings:recordDay 2026-11-20',
      'earnings:date.distributed 2026-11-25',
      'earnings:payDay 2026-12-15',
    ]);
    expect(waited.next).toBe('earnings:next.AWAITED 2026-11-26');
    const here = pendingSteps(visit, earning({ state: 'APPROVED', on: null, since: '2026-11-27' }));
    expect([here.steps.length, here.next]).toEqual([2, 'earnings:next.APPROVED 2026-11-27']);
  });

  it('names no day of payment that has passed', () => {
    const late = pendingSteps(visit, earning({ state: 'LATE', on: '2026-11-01', since: '2026-11-01' }));
    expect([late.steps.length, late.next]).toEqual([2, 'earnings:next.LATE 2026-11-01']);
  });

  it('says what has to come first where a back end does not tell whom it waits for', () => {
    expect(pendingSteps(visit, earning(null)).next).toBe('earnings:next.unknown');
  });

  it('is told of no other', () => {
    for (const status of ['PAID', 'CLAIMED'] as const)
      expect(pendingSteps(visit, earning(null, status))).toEqual({ steps: [], next: '' });
  });
});

import { describe, expect, it } from 'vitest';
import type { ExpectedPayment } from '#contract/portfolio-papers.ts';
import { incomeMonths } from './income-rows.server.ts';

const format = {
  money: (cents: bigint | string) => String(cents),
  month: (day: string) => day.slice(0, 7),
} as unknown as Parameters<typeof incomeMonths>[0]['format'];

const payment = (on: string, net: string, more: Partial<ExpectedPayment> = {}): ExpectedPayment => ({
  state: 'EXPECTED',
  on,
  issuance: { id: 'a', title: { es: 'Telar', en: 'Loom' }, symbol: 'TELAR' },
  income: net,
  capital: '0.00',
  withheld: '0.00',
  net,
  ...more,
});

describe('the months of a calendar of income', () => {
  it('add up what comes in each, capital beside, in their order', () => {
    const months = incomeMonths({ format }, [
      payment('2026-12-12', '64.80'),
      payment('2026-12-20', '10.20'),
      payment('2027-01-20', '187.48', { capital: '100.00' }),
    ]);
    expect(months.map(({ key, net, capital }) => [key, net, capital])).toEqual([
      ['2026-12', '7500', ''],
      ['2027-01', '18748', '10000'],
    ]);
  });

  it('hold nothing of what is late: its month is over', () => {
    expect(incomeMonths({ format }, [payment('2026-10-01', '5.00', { state: 'LATE' })])).toEqual([]);
  });
});

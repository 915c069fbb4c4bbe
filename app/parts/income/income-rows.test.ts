import { describe, expect, it } from 'vitest';
import type { ExpectedPayment } from '#contract/portfolio-papers.ts';
import { incomeMonths, lateNote, nextNote, nextPayment } from './income-rows.server.ts';

const format = {
  money: (cents: bigint | string) => String(cents),
  month: (day: string) => day.slice(0, 7),
} as unknown as Parameters<typeof incomeMonths>[0]['format'];

const payment = (on: string | null, net: string, more: Partial<ExpectedPayment> = {}): ExpectedPayment => ({
  state: 'EXPECTED',
  on,
  since: null,
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

  it('hold nothing of what has no day', () => {
    expect(incomeMonths({ format }, [payment(null, '5.00', { state: 'AWAITED', since: '2026-10-12' })])).toEqual([]);
  });

  it('hold nothing of what is late: its month is over', () => {
    expect(incomeMonths({ format }, [payment('2026-10-01', '5.00', { state: 'LATE' })])).toEqual([]);
  });
});

describe('the next payment', () => {
  const words = {
    t: (key: string, more?: Record<string, string>) => [key.split('.').at(-1), ...Object.values(more ?? {})].join(' '),
    format: { date: (day: string) => day },
    lang: 'en',
  } as unknown as Parameters<typeof nextNote>[0];
  const late = payment('2026-10-01', '1.00', { state: 'LATE', since: '2026-10-01' });
  const awaited = payment(null, '2.00', { state: 'AWAITED', since: '2026-10-12' });
  const here = payment(null, '3.00', { state: 'APPROVED', since: '2026-11-02' });
  const dated = payment('2026-12-12', '4.00');

  it('is never one that is late, and one whose issuer has not paid only where there is no other', () => {
    expect(nextPayment([late, awaited, dated])).toBe(dated);
    expect(nextPayment([late, awaited, here, dated])).toBe(here);
    expect(nextPayment([late, awaited])).toBe(awaited);
    expect(nextPayment([late])).toBeNull();
  });

  it('is told with how many stand above it because they are late, and with nothing where none is', () => {
    expect(lateNote(words, [late, late, dated])).toBe('late 2');
    expect(lateNote(words, [awaited, dated])).toBe('');
  });

  it('says its day, or whom it waits for and since when', () => {
    expect(nextNote(words, dated)).toBe('nextNote 2026-12-12 Loom');
    expect(nextNote(words, awaited)).toBe('nextNote AWAITED since 2026-10-12 Loom');
  });
});

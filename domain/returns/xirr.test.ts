import fc from 'fast-check';
import { xirr as independent } from 'node-irr';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/zone.ts';
import { type CashFlow, xirr } from './xirr.ts';

const flows = (...rows: [on: string, euros: number][]): CashFlow[] =>
  rows.map(([on, euros]) => ({ on, cents: BigInt(Math.round(euros * 100)) }));
const rateOf = (some: readonly CashFlow[]) => {
  const found = xirr(some);
  return 'rate' in found ? found.rate : Number.NaN;
};

describe('a yearly rate of return', () => {
  it('is the one that the makers of the spreadsheet function publish', () => {
    // Microsoft, "XIRR function": 0.373362535, or 37.34 %.
    const published = flows(
      ['2008-01-01', -10_000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    );
    expect(rateOf(published)).toBeCloseTo(0.373362535, 7);
    expect(rateOf([...published].reverse())).toBeCloseTo(0.373362535, 7);
  });

  it('is plain interest where all comes back after a year, gains and losses alike', () => {
    expect(rateOf(flows(['2025-01-01', -1000], ['2026-01-01', 1050]))).toBeCloseTo(0.05, 10);
    expect(rateOf(flows(['2025-01-01', -1000], ['2026-01-01', 400]))).toBeCloseTo(-0.6, 10);
    expect(rateOf(flows(['2025-01-01', -1000], ['2026-01-01', 1000]))).toBeCloseTo(0, 10);
    expect(rateOf(flows(['2025-01-01', -1000], ['2027-01-01', 1210]))).toBeCloseTo(0.1, 10);
  });

  it('agrees with an independent library wherever that one finds a rate', () => {
    const later = fc.record({ after: fc.integer({ min: 20, max: 1500 }), euros: fc.integer({ min: 100, max: 5000 }) });
    let answered = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 20_000 }),
        fc.array(later, { minLength: 1, maxLength: 8 }),
        (put, back) => {
          const some = flows(
            ['2020-02-29', -put],
            ...back.map(({ after, euros }): [string, number] => [addDays('2020-02-29', after), euros]),
          );
          const ours = rateOf(some);
          const { rate } = independent(some.map(({ on, cents }) => ({ date: on, amount: Number(cents) / 100 })));
          fc.pre(ours > -0.9 && ours < 5 && Number.isFinite(rate));
          answered += 1;
          expect((1 + rate) ** 365 - 1).toBeCloseTo(ours, 4);
        },
      ),
    );
    expect(answered).toBeGreaterThanOrEqual(50);
  });

  it('makes the flows worth nothing on the first day', () => {
    const flow = fc.record({ after: fc.integer({ min: 1, max: 2000 }), euros: fc.integer({ min: -5000, max: 9000 }) });
    fc.assert(
      fc.property(fc.array(flow, { minLength: 1, maxLength: 15 }), (rest) => {
        const some = flows(
          ['2024-01-31', -3000],
          ...rest.map(({ after, euros }): [string, number] => [addDays('2024-01-31', after), euros]),
        );
        const found = xirr(some);
        fc.pre('rate' in found && found.rate > -0.99);
        const rate = 'rate' in found ? found.rate : 0;
        const [worth, scale] = some.reduce(
          ([sum, most], { on, cents }) => {
            const years = (Date.parse(on) - Date.parse('2024-01-31')) / 86_400_000 / 365;
            const now = Number(cents) / (1 + rate) ** years;
            return [sum + now, most + Math.abs(now)];
          },
          [0, 0],
        );
        expect(Math.abs(worth) / scale).toBeLessThan(1e-7);
      }),
    );
  });

  it('says truly where there is none, or where several would do', () => {
    expect(xirr([])).toEqual({ none: 'one_way' });
    expect(xirr(flows(['2026-01-01', -100]))).toEqual({ none: 'one_way' });
    expect(xirr(flows(['2026-01-01', -100], ['2026-06-01', -5]))).toEqual({ none: 'one_way' });
    // The same day, less back: no rate makes that even.
    expect(xirr(flows(['2026-01-01', -100], ['2026-01-01', 50]))).toEqual({ none: 'no_rate' });
    // 100 (1 + r)² − 230 (1 + r) + 132 = 0 at 10 % and at 20 %.
    expect(xirr(flows(['2021-01-01', -100], ['2022-01-01', 230], ['2023-01-01', -132]))).toEqual({ none: 'several' });
  });
});

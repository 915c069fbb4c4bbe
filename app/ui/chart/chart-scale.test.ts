import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartScale, place } from './chart-scale.ts';

describe("a chart's scale", () => {
  it('is round and holds every value and zero', () => {
    expect(chartScale([2300, 24318.6]).ticks).toEqual([0, 10000, 20000, 30000]);
    expect(chartScale([-120, 300]).ticks).toEqual([-200, 0, 200, 400]);
    expect(chartScale([0, 0]).high).toBeGreaterThan(0);
    expect(chartScale([-5e-324]).ticks).toContain(0);
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
        const scale = chartScale(values);
        expect(scale.ticks).toContain(0);
        expect(scale.ticks.length).toBeLessThanOrEqual(8);
        for (const value of values) {
          expect(place(value, scale)).toBeGreaterThanOrEqual(0);
          expect(place(value, scale)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

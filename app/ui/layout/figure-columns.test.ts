import { describe, expect, it } from 'vitest';
import { figureColumns } from './figure-columns.ts';

describe('key figures', () => {
  it('never leave one alone on a row, however many there are and whatever the room', () => {
    for (let count = 1; count <= 24; count += 1) {
      for (let most = 1; most <= 6; most += 1) {
        const columns = figureColumns(count, most);
        expect(columns).toBeLessThanOrEqual(Math.max(1, most));
        if (columns > 1) expect(count % columns).not.toBe(1);
      }
    }
  });

  it('fill their rows where they can', () => {
    expect([4, 5, 6, 7, 8, 9].map((count) => figureColumns(count, 5))).toEqual([4, 5, 3, 4, 4, 3]);
    expect([2, 3, 4, 5, 6].map((count) => figureColumns(count, 3))).toEqual([2, 3, 2, 3, 3]);
  });
});

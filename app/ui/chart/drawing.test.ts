import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBars } from './draw-bars.server.ts';
import { drawLine } from './draw-line.server.ts';
import { drawRaise } from './draw-raise.server.ts';
import { drawStacks } from './draw-stacks.server.ts';
import { DRAWN_HEIGHT } from './drawing.ts';
import { timeLabels } from './time-labels.ts';
import { valueAxis } from './value-axis.server.ts';

const words = { value: String, time: (at: Date) => at.toISOString().slice(0, 7) };

/** Heights that a path of steps passes, in px from the top. */
const heightsOf = (path: string) =>
  path.split(/(?=[A-Z])/).flatMap((command) => (command === 'Z' ? [] : [Number(command.slice(1).split(',').at(-1))]));

describe("a chart's upright axis", () => {
  it('is round, has equal steps from end to end, and holds every value and zero', () => {
    expect(valueAxis([2300, 24_318.6]).ticks).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000]);
    expect(valueAxis([0, 0]).ticks.length).toBeGreaterThan(1);
    const amount = fc.integer({ min: -1e11, max: 1e11 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), (values) => {
        const { place, ticks } = valueAxis(values);
        const [low = 0, high = 0] = place.domain();
        expect(ticks.at(0)).toBe(low);
        expect(ticks.at(-1)).toBe(high);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(9);
        for (const value of values) {
          expect(place(value)).toBeGreaterThanOrEqual(-1e-6);
          expect(place(value)).toBeLessThanOrEqual(DRAWN_HEIGHT + 1e-6);
        }
        const gaps = ticks.slice(1).map((tick, at) => place(ticks[at] ?? 0) - place(tick));
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 3);
      }),
    );
  });
});

describe('a drawn course', () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const course = drawLine(
    [
      { on: day('2026-01-31'), value: 1000, putIn: 1000 },
      { on: day('2026-05-31'), value: 1200, putIn: 1000 },
      { on: day('2026-11-21'), value: 900, putIn: 1000 },
    ],
    words,
  );

  it('moves in steps, and fills what was gained above the money put in and what was lost below it', () => {
    // 1000, then 1200, then 900 on an axis from 0 to 1200.
    const y = (value: number) => DRAWN_HEIGHT - (value / 1200) * DRAWN_HEIGHT;
    const rounded = (values: number[]) => [...new Set(values.map((value) => Math.round(value)))].sort((a, b) => a - b);
    expect(course.value).not.toContain('C');
    expect(rounded(heightsOf(course.value))).toEqual(rounded([y(1200), y(1000), y(900)]));
    expect(rounded(heightsOf(course.gain))).toEqual(rounded([y(1200), y(1000)]));
    expect(rounded(heightsOf(course.loss))).toEqual(rounded([y(1000), y(900)]));
  });

  it('has words at equal distances of time, each once, inside the drawing', () => {
    expect(course.labels.map(({ label }) => label)).toEqual(['2026-04', '2026-07', '2026-10']);
    expect(course.labels.every(({ x }) => x >= 0 && x <= 100)).toBe(true);
    const days = drawLine(
      ['2026-11-02', '2026-11-09', '2026-11-21'].map((on) => ({ on: day(on), value: 1, putIn: 1 })),
      words,
    );
    expect(days.labels.map(({ label }) => label)).toEqual(['2026-11']);
  });

  it('has no word over another, in a wide box and in a narrow one', () => {
    const eight = drawLine(
      ['2026-03-31', '2026-07-31', '2026-11-21'].map((on) => ({ on: day(on), value: 1, putIn: 1 })),
      words,
    );
    const gaps = (labels: readonly { x: number }[]) => labels.slice(1).map(({ x }, at) => x - (labels[at]?.x ?? 0));
    expect(Math.min(...gaps(eight.labels))).toBeGreaterThan(7.4);
    expect(Math.min(...gaps(eight.labels.filter(({ room }) => room !== 'widest')))).toBeGreaterThan(13.9);
    const kept = eight.labels.filter(({ room }) => room === 'narrow');
    expect(kept.length).toBeGreaterThan(1);
    expect(Math.min(...gaps(kept))).toBeGreaterThan(25.9);
  });
});

describe('words of time', () => {
  const monthsFrom = (count: number, start: number, step: number) =>
    timeLabels(
      Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, at, 1))),
      (at) => start + at.getUTCMonth() * step,
      words.time,
    );
  const gapsOf = (labels: readonly { x: number }[]) => labels.slice(1).map(({ x }, at) => x - (labels[at]?.x ?? 0));

  it('stand at one distance, wherever the row begins: no month among others is without its word', () => {
    for (let count = 2; count <= 12; count += 1)
      for (let start = 0; start < 8; start += 0.5) {
        const labels = monthsFrom(count, start, (100 - start) / count);
        const inWide = labels.filter(({ room }) => room !== 'widest');
        const rows = [labels, inWide, labels.filter(({ room }) => room === 'narrow')];
        for (const gaps of rows.map(gapsOf))
          expect(Math.max(0, ...gaps) - Math.min(100, ...gaps), `${count} from ${start}`).toBeLessThan(0.3);
        expect(Math.min(100, ...gapsOf(labels))).toBeGreaterThan(7.4);
        expect(Math.min(100, ...gapsOf(inWide))).toBeGreaterThan(13.9);
      }
  });

  it('at an edge give way alone: the others keep theirs', () => {
    const inWide = monthsFrom(7, 2, 14.2).filter(({ room }) => room !== 'widest');
    expect(inWide.map(({ label }) => label)).toEqual(
      ['02', '03', '04', '05', '06', '07'].map((month) => `2026-${month}`),
    );
  });

  it('name every month of a year where the drawing is wide, and every second one where it is not', () => {
    const year = monthsFrom(12, 4.2, 7.9);
    expect(year).toHaveLength(12);
    expect(year.filter(({ room }) => room !== 'widest').map(({ label }) => label.slice(5))).toEqual([
      '01',
      '03',
      '05',
      '07',
      '09',
      '11',
    ]);
  });
});

describe('drawn bars', () => {
  it('stand on zero, or hang from it; nothing has no bar and little has a thin one', () => {
    const bars = drawBars(
      [
        { label: 'a', value: 100_000 },
        { label: 'b', value: 0 },
        { label: 'c', value: 1 },
        { label: 'd', value: -50_000 },
      ],
      String,
    ).bars;
    const [a, b, c, d] = bars;
    expect((a?.y ?? 0) + (a?.height ?? 0)).toBeCloseTo(d?.y ?? -1);
    expect(b?.height).toBe(0);
    expect(c?.height).toBe(1);
  });
});

describe('words under bars', () => {
  it('name each month of a year in a wide drawing but the one at the edge, with none over another in a narrow one', () => {
    const months = Array.from({ length: 12 }, (_, at) => ({ label: `m${at + 1}`, value: 1 }));
    const { labels } = drawBars(months, String);
    expect(labels.map(({ label }) => label)).toEqual(months.slice(0, 11).map(({ label }) => label));
    expect(labels.filter(({ room }) => room !== 'widest')).toHaveLength(6);
    expect(labels.filter(({ room }) => room === 'narrow')).toHaveLength(3);
  });
});

describe('two sums on top of each other', () => {
  it('are as high together as both are, and what stands on top is its part of that from the top', () => {
    const { bars, over } = drawStacks(
      [
        { label: 'a', value: 81_00, over: 19_00 },
        { label: 'b', value: 0, over: 0 },
        { label: 'c', value: 50_00, over: 0 },
        { label: 'd', value: 0, over: 10_00 },
      ],
      String,
    );
    const [a, b, c, d] = bars.map((bar, at) => ({ bar, top: over[at] }));
    expect(a?.bar.height).toBeCloseTo((c?.bar.height ?? 0) * 2);
    expect(a?.top?.y).toBe(a?.bar.y);
    expect((a?.top?.height ?? 0) / (a?.bar.height ?? 0)).toBeCloseTo(0.19);
    expect([b?.bar.height, b?.top?.height, c?.top?.height]).toEqual([0, 0, 0]);
    expect(d?.top?.height).toBe(d?.bar.height);
  });
});

describe('money as it came', () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const points = [
    { on: day('2026-11-01'), sum: 0, total: 0 },
    { on: day('2026-11-03'), sum: 1, total: 1 },
    { on: day('2026-11-20'), sum: 99_999, total: 100_000 },
  ];

  it('has a bar that can be seen for each day with money, inside the drawing, and its marks at their height', () => {
    const drawn = drawRaise(
      points,
      [
        { value: 100_000, label: 'soft' },
        { value: 200_000, label: 'target' },
      ],
      words,
    );
    expect(drawn.bars.map(({ height }) => height >= 2)).toEqual([true, true]);
    for (const { x, width } of drawn.bars) expect(x >= 0 && x + width <= 100).toBe(true);
    expect(drawn.marks).toEqual([
      { y: DRAWN_HEIGHT / 2, label: 'soft', atEnd: false },
      { y: 0, label: 'target', atEnd: false },
    ]);
    expect(Math.min(...heightsOf(drawn.course))).toBeCloseTo(DRAWN_HEIGHT / 2);
  });

  it('has the word of each named day under the middle of its bar', () => {
    for (const length of [3, 9, 21, 60]) {
      const course = Array.from({ length }, (_, at) => ({
        on: new Date(day('2026-11-01').getTime() + at * 86_400_000),
        sum: 5,
        total: 5 * (at + 1),
      }));
      const { labels, bars } = drawRaise(course, [], { value: String, time: (at) => at.toISOString().slice(0, 10) });
      expect(labels.length).toBeGreaterThan(1);
      for (const { x, label } of labels) {
        const bar = bars.find(({ key }) => key.startsWith(label));
        const middle = (bar?.x ?? -1) + (bar?.width ?? 0) / 2;
        // A bar at an edge is moved inside by half of itself.
        expect(Math.abs(x - middle), `${label} of ${length}`).toBeLessThanOrEqual(x > 0 && x < 100 ? 0.1 : 1.3);
      }
    }
  });

  it('says a mark at the end where its course does not run through the words', () => {
    const from = day('2026-11-01').getTime();
    const rising = Array.from({ length: 30 }, (_, at) => ({
      on: new Date(from + at * 86_400_000),
      sum: at === 2 ? 60 : 1,
      total: at < 2 ? at : 58 + at,
    }));
    const [soft, target] = drawRaise(
      rising,
      [
        { value: 60, label: 'Mínimo' },
        { value: 100, label: 'Objetivo' },
      ],
      words,
    ).marks;
    expect([soft?.atEnd, target?.atEnd]).toEqual([true, false]);
    const late = rising.map((point, at) => ({ ...point, total: at < 28 ? at / 4 : 60 }));
    expect(drawRaise(late, [{ value: 60, label: 'Mínimo' }], words).marks[0]?.atEnd).toBe(false);
  });

  it('says two marks that are near each other at different ends, and draws a campaign of one day', () => {
    const drawn = drawRaise(
      points.slice(1, 2),
      [
        { value: 98, label: 'soft' },
        { value: 100, label: 'target' },
      ],
      words,
    );
    expect(drawn.marks.map(({ atEnd }) => atEnd)).toEqual([false, true]);
    expect(drawn.course).not.toContain('NaN');
    expect(drawn.bars).toHaveLength(1);
  });
});

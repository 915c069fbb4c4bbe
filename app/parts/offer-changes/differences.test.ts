import { expect, test } from 'vitest';
import { bySection } from './differences.ts';

test('differences stand under their heading in their order, and a heading that comes again begins anew', () => {
  const line = (section: string, label: string) => ({ section, label, before: 'a', after: 'b' });
  const groups = bySection([
    line('Terms', 'End'),
    line('Terms', 'Target'),
    line('Part E', 'Vehicle'),
    line('Terms', 'End'),
  ]);
  expect(groups.map(({ section, lines }) => [section, lines.map(({ label }) => label)])).toEqual([
    ['Terms', ['End', 'Target']],
    ['Part E', ['Vehicle']],
    ['Terms', ['End']],
  ]);
  const keys = groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  expect(new Set(keys).size).toBe(4);
  expect(bySection([])).toEqual([]);
});

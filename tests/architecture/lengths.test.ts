import { expect, test } from 'vitest';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

const LONGEST = 400;
/** Prose, demo data and lists of rules may be as long as they are. */
const DATA = /^backend\/seed\/|^app\/i18n\/texts\/|mail-texts|\.test\.tsx?$/;

const lengths = sourceFiles(TYPESCRIPT)
  .filter(({ path }) => !DATA.test(path))
  .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
  .sort((a, b) => a.lines - b.lines);

const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)]?.lines ?? 0;

test(`files do one thing: none is longer than ${LONGEST} lines (median ${at(0.5)}, nine in ten up to ${at(0.9)})`, () => {
  expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  expect(at(0.5)).toBeLessThanOrEqual(80);
  expect(at(0.9)).toBeLessThanOrEqual(220);
});

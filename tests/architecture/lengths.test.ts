import { expect, test } from 'vitest';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

const LONGEST = 250;
/** Of what the tests share: walks and worlds. */
const LONGEST_OF_TESTS = 400;
/** Prose, demo data and tenants may be as long as they are. */
const DATA = /^backend\/seed\/|^tenants\/|^app\/i18n\/texts\/|mail-texts/;
const SOURCE = /^(app|backend|contract|domain|server|tenants)\//;
const TEST = /^tests\/|\.test\.tsx?$/;

const files = sourceFiles(TYPESCRIPT)
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines);
const source = files.filter(({ path }) => SOURCE.test(path) && !TEST.test(path));
const code = source.filter(({ path }) => !DATA.test(path));
const tests = files.filter(({ path }) => TEST.test(path));

const at = (share: number) => code[Math.floor((code.length - 1) * share)]?.lines ?? 0;
const linesOf = (some: typeof files) => some.reduce((sum, { lines }) => sum + lines, 0);
const ratio = linesOf(tests) / linesOf(source);

test(`a source file has at most ${LONGEST} lines, half have at most 45 and nine in ten at most 110 (today ${at(0.5)} and ${at(0.9)})`, () => {
  expect(code.filter(({ lines }) => lines > LONGEST)).toEqual([]);
  expect(at(0.5)).toBeLessThanOrEqual(45);
  expect(at(0.9)).toBeLessThanOrEqual(110);
});

test('the two lists that records and CONTRIBUTING show have at most 80 lines, filters, columns and acts of many included', () => {
  const shown = /^app\/features\/(?:users\/list\/users|investments\/manage-list\/managed-investments)\.server\.ts$/;
  const lists = source.filter(({ path }) => shown.test(path));
  expect(lists).toHaveLength(2);
  expect(lists.filter(({ lines }) => lines > 80)).toEqual([]);
});

test(`the tests share worlds and walks of at most ${LONGEST_OF_TESTS} lines`, () => {
  const shared = tests.filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path));
  expect(shared.filter(({ lines }) => lines > LONGEST_OF_TESTS)).toEqual([]);
});

test(`the tests have 45 lines or more for 100 lines of source (today ${Math.round(ratio * 100)})`, () => {
  expect(ratio).toBeGreaterThanOrEqual(0.45);
});

import { expect, test } from 'vitest';
import { decimalText, EXPORT_STATES, mayActOnExport, percentOf, textCell } from './export.ts';

test('an export under way can be cancelled, one that ended without a file asked for again, and one that is ready neither', () => {
  const may = EXPORT_STATES.map((state) => [
    state,
    mayActOnExport('cancel', state, 'CSV'),
    mayActOnExport('again', state, 'CSV'),
  ]);
  expect(may).toEqual([
    ['QUEUED', true, false],
    ['PREPARING', true, false],
    ['READY', false, false],
    ['EXPIRED', false, true],
    ['FAILED', false, true],
    ['CANCELED', false, true],
  ]);
});

test('a copy of one’s own data is not asked for again beside its password, and can be cancelled as long as it is under way', () => {
  expect(EXPORT_STATES.filter((state) => mayActOnExport('again', state, 'ZIP'))).toEqual([]);
  expect(EXPORT_STATES.filter((state) => mayActOnExport('cancel', state, 'ZIP'))).toEqual(['QUEUED', 'PREPARING']);
});

test('progress is never said to be whole before the file is there, and is not said where nobody counted', () => {
  expect([percentOf(0, 40), percentOf(13, 40), percentOf(40, 40), percentOf(99, 40)]).toEqual([0, 32, 99, 99]);
  expect([percentOf(5, null), percentOf(5, 0)]).toEqual([null, null]);
});

test('a decimal number is written as the language’s spreadsheets read it', () => {
  expect([decimalText('-1250.50', 'es'), decimalText('-1250.50', 'en'), decimalText('7', 'es')]).toEqual([
    '-1250,50',
    '-1250.50',
    '7',
  ]);
});

test('a text that a spreadsheet would take for a formula is marked as text, also after a line break of another system', () => {
  expect(['=1', '+1', '-1', '@a', '\ta', '\r\na', '＝1', 'a=1', ''].map(textCell)).toEqual([
    "'=1",
    "'+1",
    "'-1",
    "'@a",
    "'\ta",
    "'\na",
    "'＝1",
    'a=1',
    '',
  ]);
});

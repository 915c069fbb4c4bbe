import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cell, ExportColumn } from '#domain/export/column.ts';
import { textCell } from '#domain/export/export.ts';
import { csvSheet } from './csv-sheet.ts';
import type { Sheet, SheetPlan } from './sheet.ts';
import { wallClock } from './wall-clock.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lonja-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const COLUMNS: ExportColumn[] = [
  { title: 'x:name', kind: 'text' },
  { title: 'x:status', kind: 'word', words: { named: 'x:of', values: ['PAID'] } },
  { title: 'x:count', kind: 'number' },
  { title: 'x:sum', kind: 'money' },
  { title: 'x:price', kind: 'price' },
  { title: 'x:share', kind: 'share' },
  { title: 'x:day', kind: 'day' },
  { title: 'x:moment', kind: 'moment' },
];
const WORDS = { 'x:name': 'Nombre', 'x:status': '=Estado', 'x:of.PAID': '@Pagada' };
const ROW: Cell[] = [
  'Ruiz; "Hnos"',
  'PAID',
  -3,
  '-1250.50',
  '71.980001',
  1234,
  '2026-03-29',
  '2026-03-29T00:59:59.000Z',
];

let made = 0;
function planOf(more: Partial<SheetPlan> = {}): SheetPlan {
  made += 1;
  const file = path.join(folder, String(made));
  const base = { path: file, title: 'Órdenes: [2026] / todo lo que hay en la casa', columns: COLUMNS, words: WORDS };
  return { ...base, lang: 'es', timeZone: 'Europe/Madrid', currency: 'EUR', ...more };
}

async function written(
  plan: SheetPlan,
  open: (plan: SheetPlan) => Sheet | Promise<Sheet>,
  pages: Cell[][][],
): Promise<Buffer> {
  const sheet = await open(plan);
  for (const page of pages) await sheet.write(page);
  await sheet.close();
  return readFile(plan.path);
}

const csvRows = (bytes: Buffer, delimiter: string) => parse(bytes, { bom: true, delimiter }) as string[][];

test('a CSV file of each kind of cell is read back as it was meant, in both languages', async () => {
  expect(
    csvRows(await written(planOf(), csvSheet, [[ROW], [[null, 'OTHER', null, null, null, null, null, null]]]), ';'),
  ).toEqual([
    ['Nombre', "'=Estado", 'x:count', 'x:sum (EUR)', 'x:price (EUR)', 'x:share', 'x:day', 'x:moment'],
    ['Ruiz; "Hnos"', "'@Pagada", '-3', '-1250,50', '71,980001', '12,34', '2026-03-29', '2026-03-29 01:59:59'],
    ['', 'OTHER', '', '', '', '', '', ''],
  ]);
  const english = csvRows(await written(planOf({ lang: 'en' }), csvSheet, [[ROW]]), ',');
  expect(english[1]?.slice(3, 6)).toEqual(['-1250.50', '71.980001', '12.34']);
});

test('a workbook’s cells are numbers and dates to whoever reads them, and a text stays a text', async () => {
  const bytes = await written(planOf(), xlsxSheet, [[ROW], [['=1+1', 'PAID', 0, '0.00', '1', 10_000, null, null]]]);
  const [sheet] = await readXlsx(bytes);
  expect(sheet?.sheet).toBe('Órdenes   2026    todo lo que h');
  expect(sheet?.data.slice(1)).toEqual([
    [
      'Ruiz; "Hnos"',
      '@Pagada',
      -3,
      -1250.5,
      71.980001,
      0.1234,
      new Date('2026-03-29T00:00:00Z'),
      new Date('2026-03-29T01:59:59Z'),
    ],
    ['=1+1', '@Pagada', 0, 0, 1, 1, null, null],
  ]);
});

test('a file without rows has its head, in both formats', async () => {
  expect(csvRows(await written(planOf(), csvSheet, []), ';')).toHaveLength(1);
  const [sheet] = await readXlsx(await written(planOf(), xlsxSheet, [[]]));
  expect(sheet?.data).toHaveLength(1);
});

test('whatever people are called, a CSV file gives it back, and no cell begins as a formula does', async () => {
  const columns = COLUMNS.slice(0, 1);
  const sign = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ';',
    ',',
    '"',
    "'",
    '王',
    'ß',
    '🙂',
    ' ',
    'a',
    '＝',
    '\u202e',
  );
  const name = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 8 }), async (names) => {
      const bytes = await written(planOf({ columns }), csvSheet, [names.map((one) => [one])]);
      const rows = parse(bytes, { bom: true, delimiter: ';', skip_empty_lines: false }) as string[][];
      expect(rows.slice(1).map(([cell]) => cell)).toEqual(names.map(textCell));
      for (const [cell = ''] of rows) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
    { numRuns: 60 },
  );
});

test('a text that is longer than a workbook’s cell, or has signs that no workbook keeps, does not break the file', async () => {
  const long = `a\u0000\u0008${'x'.repeat(40_000)}`;
  const [sheet] = await readXlsx(await written(planOf(), xlsxSheet, [[[long, 'PAID', 1, '1.00', '1', 1, null, null]]]));
  const cell = String(sheet?.data[1]?.[0]);
  expect(cell.length).toBeLessThanOrEqual(32_767);
  expect(cell.startsWith('a')).toBe(true);
});

test.each([
  ['text', csvSheet],
  ['workbook', xlsxSheet],
])('a disk that is full is told by the %s that is written to it', async (_, open) => {
  const sheet = await open(planOf({ path: '/dev/full' }));
  const whole = async () => {
    for (let page = 0; page < 40; page += 1) await sheet.write(Array.from({ length: 1_000 }, () => ROW));
    await sheet.close();
  };
  await expect(whole()).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a moment is told by the tenant’s wall clock, also in the hour that comes twice', () => {
  const told = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((one) => wallClock(new Date(one), 'Europe/Madrid'));
  expect(told).toEqual(['2026-10-25 02:30:00', '2026-10-25 02:30:00']);
  expect(wallClock(new Date('2026-12-31T23:59:59Z'), 'Atlantic/Canary')).toBe('2026-12-31 23:59:59');
});

import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Cell, ExportColumn } from '#domain/export/column.ts';
import { headOf, type Sheet, type SheetPlan, wordOf } from './sheet.ts';
import { wallClock } from './wall-clock.ts';

/** How Excel shows each kind; a program of another language shows its own separators. */
const FORMATS: Readonly<Record<ExportColumn['kind'], string | undefined>> = {
  text: '@',
  word: '@',
  number: '#,##0',
  money: '#,##0.00',
  price: '#,##0.00####',
  share: '0.00%',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
};
const WIDTH: Partial<Record<ExportColumn['kind'], number>> = { text: 28, word: 18, moment: 20 };
/** Most characters in one cell of a workbook, and in the name of a tab. */
const CELL_MAX_CHARS = 32_767;
const TAB_MAX_CHARS = 31;

/** A workbook with real numbers and dates, its head fixed, and never a formula: rows leave memory as they are written. */
export async function xlsxSheet(plan: SheetPlan): Promise<Sheet> {
  // Read at the first workbook: it is a tenth of what the back end reads at its start.
  const { default: ExcelJS } = await import('exceljs');
  const out = createWriteStream(plan.path, { mode: 0o600 });
  const ended = finished(out);
  ended.catch(() => undefined);
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const tab = book.addWorksheet(tabName(plan.title), { views: [{ state: 'frozen', ySplit: 1 }] });
  tab.columns = plan.columns.map(({ kind }) => ({ width: WIDTH[kind] ?? 14, style: { numFmt: FORMATS[kind] ?? '@' } }));
  const head = tab.addRow(headOf(plan));
  head.font = { bold: true };
  head.commit();
  return {
    async write(rows) {
      if (out.errored) throw out.errored;
      for (const row of rows)
        tab.addRow(plan.columns.map((column, at) => excelCell(plan, column, row[at] ?? null))).commit();
      if (out.writableNeedDrain)
        await Promise.race([new Promise<void>((resolve) => out.once('drain', resolve)), ended]);
    },
    async close() {
      tab.commit();
      await Promise.all([book.commit(), ended]);
    },
    abandon: () => {
      out.destroy();
    },
  };
}

function excelCell(plan: SheetPlan, column: ExportColumn, cell: Cell): string | number | Date | null {
  if (cell === null || cell === '') return null;
  switch (column.kind) {
    case 'number':
    case 'money':
    case 'price':
      return Number(cell);
    case 'share':
      return Number(cell) / 10_000;
    case 'day':
      return new Date(`${cell}T00:00:00Z`);
    case 'moment':
      // A workbook knows no zones: the tenant's wall clock stands in it.
      return new Date(`${wallClock(new Date(cell), plan.timeZone).replace(' ', 'T')}Z`);
    case 'word':
      return wordOf(plan, column, String(cell));
    case 'text':
      return String(cell).slice(0, CELL_MAX_CHARS);
    default:
      return column.kind satisfies never;
  }
}

function tabName(title: string): string {
  return (
    title
      .replace(/[*?:\\/[\]']/g, ' ')
      .trim()
      .slice(0, TAB_MAX_CHARS) || '1'
  );
}

import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import type { Cell, ExportColumn } from '#domain/export/column.ts';
import { DELIMITER, decimalText, textCell } from '#domain/export/export.ts';
import { headOf, type Sheet, type SheetPlan, wordOf } from './sheet.ts';
import { wallClock } from './wall-clock.ts';

const BOM = '\uFEFF';

/** Text with separators, as the spreadsheets of the language open it: UTF-8 with its mark, lines that end in CR LF, no cell that counts as a formula. */
export function csvSheet(plan: SheetPlan): Sheet {
  const out = createWriteStream(plan.path, { mode: 0o600 });
  const ended = finished(out);
  // Told by whoever writes or closes next.
  ended.catch(() => undefined);
  const lines = (rows: readonly (readonly string[])[]) =>
    stringify(
      rows.map((row) => [...row]),
      { delimiter: DELIMITER[plan.lang], record_delimiter: 'windows' },
    );
  const send = async (text: string) => {
    if (out.errored) throw out.errored;
    if (!out.write(text)) await Promise.race([new Promise<void>((resolve) => out.once('drain', resolve)), ended]);
  };
  let head: string | null = BOM + lines([headOf(plan).map(textCell)]);
  const sendHead = async () => {
    if (head !== null) await send(head);
    head = null;
  };
  return {
    async write(rows) {
      await sendHead();
      await send(lines(rows.map((row) => plan.columns.map((column, at) => textOf(plan, column, row[at] ?? null)))));
    },
    async close() {
      await sendHead();
      out.end();
      await ended;
    },
    abandon: () => {
      out.destroy();
    },
  };
}

function textOf(plan: SheetPlan, column: ExportColumn, cell: Cell): string {
  if (cell === null || cell === '') return '';
  switch (column.kind) {
    case 'number':
      return String(cell);
    case 'money':
    case 'price':
      return decimalText(String(cell), plan.lang);
    case 'share':
      return decimalText((Number(cell) / 100).toFixed(2), plan.lang);
    case 'day':
      return String(cell);
    case 'moment':
      return wallClock(new Date(cell), plan.timeZone);
    case 'word':
      return textCell(wordOf(plan, column, String(cell)));
    case 'text':
      return textCell(String(cell));
    default:
      return column.kind satisfies never;
  }
}

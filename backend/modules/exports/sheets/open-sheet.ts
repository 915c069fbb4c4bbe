import type { Work } from '#backend/work.ts';
import { columnsFor, exportedList } from '#domain/export/exported-lists.ts';
import type { ExportJob } from '../exports.repository.ts';
import { csvSheet } from './csv-sheet.ts';
import type { Sheet, SheetPlan } from './sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

const SHEETS: Readonly<Record<ExportJob['format'], (plan: SheetPlan) => Sheet>> = { CSV: csvSheet, XLSX: xlsxSheet };

/** Begins the file of an export at a path. */
export function openSheet({ tenant }: Pick<Work, 'tenant'>, job: ExportJob, path: string): Sheet {
  const { tenant: house, currency } = tenant.customization;
  return SHEETS[job.format]({
    path,
    title: titleOf(job),
    columns: columnsFor(job.list, job.area).flatMap(([key, column]) => (job.columns.includes(key) ? [column] : [])),
    words: job.words,
    lang: job.lang,
    timeZone: house.time_zone,
    currency: currency.code,
  });
}

/** What the list is called in the file's language. */
export function titleOf({ list, words }: Pick<ExportJob, 'list' | 'words'>): string {
  return words[exportedList(list).title] ?? list;
}

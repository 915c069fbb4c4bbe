import type { Work } from '#backend/work.ts';
import type { ExportFormat } from '#domain/export/export.ts';
import {
  columnsFor,
  type ExportedListName,
  exportedList,
  OWN_DATA,
  PERSON_FILE,
} from '#domain/export/exported-lists.ts';
import type { ExportJob } from '../exports.repository.ts';
import { COPY_NAMES } from '../own-data/own-data-words.ts';
import { csvSheet } from './csv-sheet.ts';
import type { Sheet, SheetPlan } from './sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

const SHEETS: Readonly<Record<Exclude<ExportFormat, 'ZIP' | 'PDF'>, (plan: SheetPlan) => Sheet | Promise<Sheet>>> = {
  CSV: csvSheet,
  XLSX: xlsxSheet,
};

/** An export of a list: every other is a copy of somebody's own data, or the file of a person. */
export type ListJob = ExportJob & { list: ExportedListName; format: Exclude<ExportFormat, 'ZIP' | 'PDF'> };

export function isOfList(job: ExportJob): job is ListJob {
  return job.list !== OWN_DATA && job.list !== PERSON_FILE;
}

/** Begins the file of an export at a path. */
export async function openSheet({ tenant }: Pick<Work, 'tenant'>, job: ListJob, path: string): Promise<Sheet> {
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
export function titleOf({ list, words, lang }: Pick<ExportJob, 'list' | 'words' | 'lang'>): string {
  if (list === OWN_DATA) return COPY_NAMES[lang].file;
  if (list === PERSON_FILE) return lang === 'es' ? 'Expediente' : 'File';
  return words[exportedList(list).title] ?? list;
}

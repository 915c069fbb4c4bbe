import { csvCell } from '#domain/validation/csv-cell.ts';

/** What a list can be written as. */
export const EXPORT_FORMATS = ['CSV', 'XLSX'] as const;
/** The same, the copy of one's own data, and the file of a person. */
export const ALL_EXPORT_FORMATS = [...EXPORT_FORMATS, 'ZIP', 'PDF'] as const;

export type ExportFormat = (typeof ALL_EXPORT_FORMATS)[number];

/** `EXPIRED`: its file is gone. `CANCELED`: by who asked for it, before it was ready. */
export const EXPORT_STATES = ['QUEUED', 'PREPARING', 'READY', 'EXPIRED', 'FAILED', 'CANCELED'] as const;
type ExportState = (typeof EXPORT_STATES)[number];

/**
 * Why no file came of it: a fault of ours, a disk without room, a person who may not read the list any more, a list whose rows went meanwhile, more rows
 * than one file takes.
 */
export const EXPORT_FAILURES = ['fault', 'disk', 'not_allowed', 'nothing', 'too_many_rows'] as const;
export type ExportFailure = (typeof EXPORT_FAILURES)[number];

/** How often one is begun whose process dies or that meets a fault of ours. */
export const EXPORT_TRIES = 3;

/** What can be done with one by who asked for it. */
export const EXPORT_ACTS = ['cancel', 'again'] as const;
export type ExportAct = (typeof EXPORT_ACTS)[number];

/**
 * What is under way can be cancelled; what ended without a file, or whose file is gone, can be asked for again: of lists alone, because a copy of one's own data
 * (`ZIP`) takes a password, and each file of a person (`PDF`) its own purpose.
 */
export function mayActOnExport(act: ExportAct, state: ExportState, format: ExportFormat): boolean {
  if (act === 'cancel') return state === 'QUEUED' || state === 'PREPARING';
  if (format === 'ZIP' || format === 'PDF') return false;
  return state === 'EXPIRED' || state === 'FAILED' || state === 'CANCELED';
}

/** How far it is, in whole per cent and never 100 before its file is there; null where nobody knows of how many. */
export function percentOf(rows: number, total: number | null): number | null {
  return total ? Math.min(99, Math.floor((100 * rows) / total)) : null;
}

/** A decimal number as a spreadsheet of the language reads it: "1250,50" in Spanish. */
export function decimalText(text: string, lang: 'es' | 'en'): string {
  return lang === 'es' ? text.replace('.', ',') : text;
}

/** Between two cells of a CSV file: what a spreadsheet of the language expects. */
export const DELIMITER = { es: ';', en: ',' } as const;

/** A text in a cell of a CSV file; line breaks are one kind. */
export function textCell(text: string): string {
  return csvCell(text.replace(/\r\n?/g, '\n'));
}

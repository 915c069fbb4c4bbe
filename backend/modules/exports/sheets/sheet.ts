import type { Cell, ExportColumn } from '#domain/export/column.ts';
import type { Language } from '#domain/tenant/language.ts';

/** A file that is being written, some rows at a time. */
export interface Sheet {
  /** Resolves when the rows are on their way to the disk, and no sooner: rows never pile up. */
  write(rows: readonly (readonly Cell[])[]): Promise<void>;
  /** Ends the file: it is whole on the disk. */
  close(): Promise<void>;
  /** Lets go of what is half written. */
  abandon(): void;
}

/** What a file is to look like. */
export interface SheetPlan {
  path: string;
  /** Of the list, for the tab of a workbook. */
  title: string;
  columns: readonly ExportColumn[];
  /** By text key; a key without a word stands for itself. */
  words: Readonly<Record<string, string>>;
  lang: Language;
  /** The tenant's: the wall clock of every moment. */
  timeZone: string;
  /** Three letters: "EUR". */
  currency: string;
}

/** What heads a column. Money says in what. */
export function headOf({ columns, words, currency }: SheetPlan): string[] {
  return columns.map(({ title, kind }) => {
    const word = words[title] ?? title.slice(title.lastIndexOf('.') + 1);
    return kind === 'money' || kind === 'price' ? `${word} (${currency})` : word;
  });
}

/** A code by its name. */
export function wordOf({ words }: Pick<SheetPlan, 'words'>, column: ExportColumn, value: string): string {
  return (column.words && words[`${column.words.named}.${value}`]) ?? value;
}

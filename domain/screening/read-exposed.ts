import { CsvError, parse } from 'csv-parse/sync';
import { type Parsed, problem } from '#domain/validation/problem.ts';
import { writtenBirth } from './listed-birth.ts';
import { nameWords } from './name-words.ts';
import { EntryFaults, ListFault, orProblem } from './read-fault.ts';
import { type Listed, type ReadList, WATCH_ENTRIES_MAX } from './watch-list.ts';

/** What a column may be called; the first line names them. */
const COLUMNS: Readonly<Record<string, 'name' | 'born' | 'office' | 'country' | 'key'>> = {
  nombre: 'name',
  name: 'name',
  nacimiento: 'born',
  birth: 'born',
  cargo: 'office',
  office: 'office',
  pais: 'country',
  country: 'country',
  referencia: 'key',
  reference: 'key',
};
const MOST_CHARS = 500;

type Row = Partial<Record<'name' | 'born' | 'office' | 'country' | 'key', string>>;

/**
 * People in public office, as a spreadsheet saves them: UTF-8, columns parted by comma, semicolon or tab, named by the first line. A name each; birth, office,
 * country and a reference may be missing. Lines of one reference, or without one of one name and birth, are one person. Taken whole or not at all.
 */
export function readExposed(bytes: Uint8Array): Parsed<ReadList> {
  return orProblem(() => {
    const faults = new EntryFaults();
    const entries = new Map<string, Listed>();
    for (const { record, line } of linesOf(bytes)) {
      const name = (record.name ?? '').slice(0, MOST_CHARS);
      const born = record.born ?? '';
      const birth = born === '' ? undefined : writtenBirth(born);
      if (nameWords(name).length < 2) faults.add('name', line);
      if (birth === null) faults.add('birth', line);
      const key = record.key || [...nameWords(name)].sort().join(' ') + (born && `, ${born}`);
      const known = entries.get(key);
      const note = [record.office, record.country].filter(Boolean).join(' · ').slice(0, MOST_CHARS);
      if (!known) entries.set(key, { key, kind: 'person', names: [name], births: birth ? [birth] : [], note });
      else if (!known.names.includes(name)) known.names.push(name);
    }
    faults.refuse();
    if (entries.size === 0) throw new ListFault(problem('validator.error_watch_columns'));
    return { madeAt: null, entries: [...entries.values()] };
  });
}

function linesOf(bytes: Uint8Array): { record: Row; line: number }[] {
  try {
    const rows: { record: Row; info: { lines: number } }[] = parse(textOf(bytes), {
      bom: true,
      delimiter: [';', ',', '\t'],
      columns: (head: string[]) => head.map((name) => columnOf(name) ?? false),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: WATCH_ENTRIES_MAX + 1,
      max_record_size: 10_000,
    });
    if (rows.length > WATCH_ENTRIES_MAX)
      throw new ListFault(problem('validator.error_watch_many', { max: WATCH_ENTRIES_MAX }));
    if (rows[0] && rows[0].record.name === undefined) throw new ListFault(problem('validator.error_watch_columns'));
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw new ListFault(problem('validator.error_watch_cut'));
    throw error;
  }
}

function columnOf(name: string) {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
  return Object.hasOwn(COLUMNS, plain) ? COLUMNS[plain] : undefined;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ListFault(problem('validator.error_watch_charset'));
  }
}

import { ID, type SentColumn } from './column.ts';

/** A row of a sent table: the texts of each of its cells. */
export interface SentRow {
  id: string;
  cells: Record<string, string[]>;
}

/** The columns of a table again. */
export function sentColumns(lines: string): SentColumn[] {
  return lines.split('\n').map((line) => {
    const [key = '', as = '', header = '', at = '', sortBy = '', of = '', parts, ...same] = line.split('\t');
    const texts = same.flatMap((text, index) => (index % 2 ? [[Number(same[index - 1]), text] as const] : []));
    const kind = as as SentColumn['as'];
    return { key, as: kind, header, at, sortBy, of, parts: Number(parts), same: Object.fromEntries(texts) };
  });
}

/** The rows of a table again, in their order. */
export function sentRows({ columns, rows }: { columns: readonly SentColumn[]; rows: string }): SentRow[] {
  if (rows === '') return [];
  return rows.split('\n').map((line) => {
    const [id = '', ...texts] = line.split('\t');
    let next = 0;
    const cells: SentRow['cells'] = {};
    for (const { key, parts, same } of columns) {
      const cell: string[] = [];
      for (let at = 0; at < parts; at += 1) cell.push(same[at]?.replaceAll(ID, id) ?? texts[next++] ?? '');
      cells[key] = cell;
    }
    return { id, cells };
  });
}

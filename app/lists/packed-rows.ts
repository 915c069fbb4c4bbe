/** Rows of a long list on their way to a screen: one text, a line a row. */
interface PackedRows<Field extends string> {
  fields: readonly Field[];
  /** Cells between tabs. */
  lines: string;
}

/**
 * Packs rows of texts into one. A hydrated page carries its data a second time beside its markup, and there each value of each row costs an
 * index of its own: with 50 rows a tenth of the page. Tabs and line ends inside a cell become spaces.
 */
export function packRows<Field extends string>(
  fields: readonly Field[],
  rows: readonly Readonly<Record<Field, string>>[],
): PackedRows<Field> {
  const lines = rows.map((row) => fields.map((field) => row[field].replace(/[\t\n]/g, ' ')).join('\t'));
  return { fields, lines: lines.join('\n') };
}

/**
 * The rows again, in their order.
 * @template Row what was packed: the line itself does not know which words a cell may hold
 */
export function unpackRows<Row extends Record<keyof Row, string>>({
  fields,
  lines,
}: PackedRows<keyof Row & string>): Row[] {
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(fields.map((field, at) => [field, cells[at] ?? ''])) as Row;
  });
}

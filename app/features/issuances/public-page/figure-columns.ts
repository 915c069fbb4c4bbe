/** Tags and the texts between them; nothing to try again in, however many signs are open. */
const TAGS = /(<[^<>]*>)/;
/** A sum, a share, a count: digits, with a sign, a currency or a short unit beside them. */
const FIGURE = /^[-+−–]?\s?(?:[€$£]|[A-Z]{3})?\s?\d[\d.,'\s]*\s?(?:%|[€$£]|[A-Z]{3}|[a-zñ]{1,6})?$/u;

interface Cell {
  tag: 'td' | 'th';
  /** Place of its opening tag among the parts. */
  at: number;
  text: string;
}

/**
 * An issuer's own tables with their columns of figures marked `data-figure`, so that figures stand under each other. The first column names the rows. A table
 * with joined cells has no columns to speak of and stays as it is.
 * @param html cleaned by the API
 */
export function withFigureColumns(html: string): string {
  const parts = html.split(TAGS);
  for (const { at } of tablesOf(parts).flatMap(figureCells)) parts[at] = `${parts[at]?.slice(0, -1)} data-figure>`;
  return parts.join('');
}

/** Each table as its rows of cells; one with joined cells has none. */
function tablesOf(parts: readonly string[]): Cell[][][] {
  const tables: Cell[][][] = [];
  let rows: Cell[][] = [];
  let cell: Cell | null = null;
  parts.forEach((part, at) => {
    const [, end, tag] = /^<(\/?)(table|tr|td|th)\b/.exec(part) ?? [];
    if (tag === 'table') {
      if (end && !rows.flat().some((one) => /\b(?:col|row)span=/.test(parts[one.at] ?? ''))) tables.push(rows);
      rows = [];
    } else if (tag === 'tr' && !end) rows.push([]);
    else if (tag === 'td' || tag === 'th') {
      cell = end ? null : { tag, at, text: '' };
      if (cell) rows.at(-1)?.push(cell);
    } else if (cell && at % 2 === 0) cell.text += part.replaceAll('&nbsp;', ' ');
  });
  return tables;
}

function figureCells(rows: Cell[][]): Cell[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isFigures = Array.from({ length: width }, (_, column) => {
    const said = rows.flatMap((row) => row[column] ?? []).filter(({ tag, text }) => tag === 'td' && text.trim() !== '');
    // A row of `td` may be the head: of several, the first may be words.
    const body = said.length > 1 && !isFigure(said[0]) ? said.slice(1) : said;
    return column > 0 && body.length > 0 && body.every((cell) => isFigure(cell) || cell.text.trim() === '—');
  });
  return rows.flatMap((row) => row.filter((_, column) => isFigures[column]));
}

const isFigure = (cell: Cell | undefined): boolean => FIGURE.test(cell?.text.trim() ?? '');

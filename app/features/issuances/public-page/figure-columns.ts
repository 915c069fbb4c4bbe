const ROW = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;
const CELL = /<(t[hd])\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** A sum, a share, a count: digits, with a sign, a currency or a short unit beside them. */
const FIGURE = /^[-+−–]?\s?(?:[€$£]|[A-Z]{3})?\s?\d[\d.,'\s]*\s?(?:%|[€$£]|[A-Z]{3}|[a-zñ]{1,6})?$/u;

/**
 * An issuer's own tables with their columns of figures marked `data-figure`, so that figures stand under each other. The first column names the rows. A table
 * with joined cells has no columns to speak of and stays as it is.
 * @param html cleaned by the API
 */
export function withFigureColumns(html: string): string {
  return html.replace(/<table\b[\s\S]*?<\/table>/g, (table) =>
    /\b(?:col|row)span=/.test(table) ? table : markColumns(table),
  );
}

function markColumns(table: string): string {
  const rows = (table.match(ROW) ?? []).map((row) =>
    [...row.matchAll(CELL)].map(([, tag, , inner]) => ({ tag, text: textOf(inner ?? '') })),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isFigures = Array.from({ length: width }, (_, column) => {
    const said = rows.map((row) => row[column]).filter((cell) => cell?.tag === 'td' && cell.text !== '');
    // A row of `td` may be the head: of several, the first may be words.
    const body = said.length > 1 && !FIGURE.test(said[0]?.text ?? '') ? said.slice(1) : said;
    return column > 0 && body.length > 0 && body.every((cell) => FIGURE.test(cell?.text ?? '') || cell?.text === '—');
  });
  return table.replace(ROW, (row) => {
    let column = -1;
    return row.replace(CELL, (cell: string, tag: string, rest: string, inner: string) => {
      column += 1;
      return isFigures[column] ? `<${tag}${rest} data-figure>${inner}</${tag}>` : cell;
    });
  });
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();
}

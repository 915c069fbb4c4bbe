/**
 * HTML of a plain text: blocks are parted by empty lines; `### ` opens a heading, lines that begin with `- ` make a list,
 * lines that begin with `|` make a table whose first row is its head. `**bold**` is kept, everything else is escaped.
 */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.split('\n').map((line) => line.trim())))
    .join('\n');
}

function blockOf(lines: string[]): string {
  const [first = ''] = lines;
  if (first.startsWith('### ')) return `<h3>${inline(first.slice(4))}</h3>`;
  if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  if (first.startsWith('|')) return tableOf(lines);
  return `<p>${inline(lines.join(' '))}</p>`;
}

function tableOf(lines: string[]): string {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim())),
  );
  const [head = [], ...body] = rows;
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function inline(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

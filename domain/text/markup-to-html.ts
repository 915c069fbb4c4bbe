/*
 * How people write a long text without knowing HTML: a blank line between paragraphs, `## ` before a heading, `- ` or `1. ` before an entry, `> ` before
 * what somebody said, `|` round the cells of a row, `**` round what is strong and `*` round what is stressed, `[words](https://…)` for a link.
 */

/** Signs of a link's words and of its address. */
const LONGEST_WORDS = 200;
const LONGEST_ADDRESS = 400;
const LIST = { ul: /^[-•]\s+/, ol: /^\d{1,3}[.)]\s+/ } as const;

/** HTML of a text in that writing. Everything else in it is text: tags come out as they were typed. */
export function markupToHtml(markup: string): string {
  return markup
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(runsOf)
    .map(htmlOfRun)
    .join('\n');
}

type Kind = 'h3' | 'h4' | 'ul' | 'ol' | 'blockquote' | 'table' | 'p';

/** Lines of one kind after each other belong together; each heading is one of its own. */
function runsOf(lines: readonly string[]): { kind: Kind; lines: string[] }[] {
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines.map((each) => each.trim())) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last && last.kind === kind && kind !== 'h3' && kind !== 'h4') last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

function kindOf(line: string): Kind {
  if (line.startsWith('### ')) return 'h4';
  if (line.startsWith('## ') || line.startsWith('# ')) return 'h3';
  if (LIST.ul.test(line)) return 'ul';
  if (LIST.ol.test(line)) return 'ol';
  if (line.startsWith('> ')) return 'blockquote';
  return line.startsWith('|') ? 'table' : 'p';
}

function htmlOfRun({ kind, lines }: { kind: Kind; lines: readonly string[] }): string {
  const [first = ''] = lines;
  switch (kind) {
    case 'h3':
    case 'h4':
      return `<${kind}>${inline(first.replace(/^#+\s+/, ''))}</${kind}>`;
    case 'ul':
    case 'ol':
      return `<${kind}>${lines.map((line) => `<li>${inline(line.replace(LIST[kind], ''))}</li>`).join('')}</${kind}>`;
    case 'blockquote':
      return `<blockquote><p>${lines.map((line) => inline(line.slice(2))).join('<br />')}</p></blockquote>`;
    case 'table':
      return tableOf(lines);
    case 'p':
      return `<p>${lines.map(inline).join('<br />')}</p>`;
  }
}

const isRule = (line: string) => /^\|[\s|:-]+$/.test(line);

/** The row above a line of hyphens is the head. */
function tableOf(lines: readonly string[]): string {
  const row = (line: string, cell: 'th' | 'td') => {
    const cells = line.replace(/^\||\|$/g, '').split('|');
    return `<tr>${cells.map((text) => `<${cell}>${inline(text.trim())}</${cell}>`).join('')}</tr>`;
  };
  const headed = lines[1] !== undefined && isRule(lines[1]);
  const body = lines.slice(headed ? 2 : 0).filter((line) => !isRule(line));
  const head = headed && lines[0] ? `<thead>${row(lines[0], 'th')}</thead>` : '';
  return `<table>${head}<tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

function inline(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\[([^[\]]+)\]\(([^\s()"]+)\)/g, linkOf)
    .replace(/\*\*(\S(?:[^*]*[^\s*])?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(\S(?:[^*]*[^\s*])?)\*/g, '<em>$1</em>');
}

/** A link where its address is one of the web's or of a mail, and neither it nor its words are endless; else what was typed. */
function linkOf(typed: string, words: string, address: string): string {
  const isOne =
    /^(?:https?:\/\/|mailto:)./.test(address) && words.length <= LONGEST_WORDS && address.length <= LONGEST_ADDRESS;
  return isOne ? `<a href="${address}">${words}</a>` : typed;
}

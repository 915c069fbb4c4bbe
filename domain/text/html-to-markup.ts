const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** A cleaned text as people write it (`markup-to-html.ts`). What that writing cannot say keeps its words. */
export function htmlToMarkup(html: string): string {
  let text = '';
  /** Numbers of the entries of the lists that are open; null: no numbers. */
  const lists: (number | null)[] = [];
  let hrefs: string[] = [];
  let isHead = false;
  let cells = 0;
  const block = () => {
    text = text === '' ? '' : `${text.trimEnd()}\n\n`;
  };
  for (const { token, name, opens } of tokensOf(html)) {
    if (name === '') {
      text += words(token, text);
      continue;
    }
    switch (name.toLowerCase()) {
      case 'p':
        if (!text.endsWith('> ')) block();
        break;
      case 'h3':
      case 'h4':
        block();
        if (opens) text += name.toLowerCase() === 'h3' ? '## ' : '### ';
        break;
      case 'ul':
      case 'ol':
        if (opens) lists.push(name.toLowerCase() === 'ol' ? 0 : null);
        else lists.pop();
        block();
        break;
      case 'li':
        text = text === '' || text.endsWith('\n') ? text : `${text.trimEnd()}\n`;
        if (opens) text += entryMark(lists);
        break;
      case 'blockquote':
        block();
        if (opens) text += '> ';
        break;
      case 'br':
        text += '\n';
        break;
      case 'strong':
        text += '**';
        break;
      case 'em':
        text += '*';
        break;
      case 'a':
        if (opens) hrefs = [...hrefs, /href="([^"]*)"/i.exec(token)?.[1] ?? ''];
        text += opens ? '[' : `](${hrefs.at(-1) ?? ''})`;
        if (!opens) hrefs = hrefs.slice(0, -1);
        break;
      case 'table':
        block();
        break;
      case 'tr':
        cells = opens ? 0 : cells;
        text = opens ? `${text}|` : `${text}\n${isHead ? `|${' --- |'.repeat(cells)}\n` : ''}`;
        break;
      case 'th':
      case 'td':
        if (opens) {
          isHead = name.toLowerCase() === 'th';
          cells += 1;
          text += ' ';
        } else text += ' |';
        break;
    }
  }
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** Tags and the words between them. Split by hand: a pattern for both would begin anew at each sign of a long text. */
function tokensOf(html: string): { token: string; name: string; opens: boolean }[] {
  const [first = '', ...pieces] = html.split('<');
  const wordsAlone = (token: string) => ({ token, name: '', opens: false });
  return [
    wordsAlone(first),
    ...pieces.flatMap((piece) => {
      const end = piece.indexOf('>');
      const [, closing, name] = /^(\/?)([a-z0-9]{1,20})/i.exec(piece) ?? [];
      if (end === -1 || !name) return [wordsAlone(`<${piece}`)];
      return [{ token: piece.slice(0, end), name, opens: closing === '' }, wordsAlone(piece.slice(end + 1))];
    }),
  ].filter(({ token, name }) => token !== '' || name !== '');
}

/** Blanks between blocks say nothing. */
function words(token: string, before: string): string {
  const plain = token
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
  return before === '' || before.endsWith('\n') ? plain.trimStart() : plain;
}

function entryMark(lists: (number | null)[]): string {
  const number = lists.at(-1) ?? null;
  if (number === null) return '- ';
  lists[lists.length - 1] = number + 1;
  return `${number + 1}. `;
}

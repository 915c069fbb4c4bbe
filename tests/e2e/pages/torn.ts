/**
 * What has less room than it needs on the page that is open: words torn in their middle, references and IBANs that break beside free room, words and tables that stick out of their box over what
 * stands beside it, and hints of searches cut beside free room. Empty where nothing does. The catalogue of parts shows them in boxes narrower than any
 * page has: no word counts as torn there.
 */
export const torn = (): string[] => {
  /** Longer words than these may have to break on a phone: addresses, names of one word. */
  const LONGEST_WORD = 18;
  const main = document.querySelector('main') ?? document.body;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const range = document.createRange();
  const lines = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
  };

  /** A reference or an IBAN that stands by itself. */
  const PIECE = /^(?:[A-Z]{2,5}-[\w/-]*\d[\w/-]*|[A-Z]{2}\d{2}(?: [\dA-Z•]{1,4}){2,8})$/;
  const widthOf = (node: Node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
  };
  /** Whether the row of facts in which a value stands, or else its box, is as wide as the value and what stands beside it. */
  const hasRoom = (node: Node) => {
    const value = node.parentElement?.closest('dd, td, th, p, div');
    const row = value?.closest('dl > div') ?? value;
    if (!(value && row)) return false;
    const { top, bottom } = value.getBoundingClientRect();
    const beside = [...row.children].filter((other) => {
      const box = other.getBoundingClientRect();
      return !other.contains(value) && box.top < bottom && box.bottom > top;
    });
    const gaps = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
    return row.clientWidth >= widthOf(node) + beside.reduce((sum, other) => sum + other.scrollWidth + gaps, 0);
  };

  const tornWords: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, parent] = [node.nodeValue ?? '', node.parentElement];
    if (!parent || !text.trim() || !isShown(parent) || parent.closest('option, textarea, svg, code')) continue;
    if (location.pathname === '/manager/components') continue;
    for (const word of text.matchAll(/(?<![\p{L}\p{N}@._/-])\p{L}{5,}(?![\p{L}\p{N}@._/-])/gu)) {
      if (word[0].length > LONGEST_WORD) continue;
      if (new Set(lines(node, word.index, word.index + word[0].length)).size > 1) tornWords.push(word[0]);
    }
    if (PIECE.test(text.trim()) && new Set(lines(node, 0, text.length)).size > 1 && hasRoom(node))
      tornWords.push(text.trim());
  }

  const outside = [...main.querySelectorAll('table')].filter((table) => {
    const box = table.parentElement;
    if (!box || !isShown(table) || getComputedStyle(box).overflowX !== 'visible') return false;
    return table.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
  });
  const overEdge = [...main.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4')].filter(
    (element) =>
      isShown(element) &&
      element.clientWidth > 1 &&
      getComputedStyle(element).overflowX === 'visible' &&
      element.scrollWidth > element.clientWidth + 1,
  );

  const writing = document.createElement('canvas').getContext('2d');
  const cutHints = [...main.querySelectorAll<HTMLInputElement>('search input[type=search][placeholder]')].filter(
    (input) => {
      if (!writing || !isShown(input)) return false;
      const look = getComputedStyle(input);
      writing.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      const words = writing.measureText(input.placeholder).width;
      const room = input.clientWidth - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight);
      const line = input.closest('search')?.getBoundingClientRect().right ?? 0;
      const last = Math.max(
        ...[...(input.closest('search')?.querySelectorAll('button, summary, a') ?? [])].map(
          (end) => end.getBoundingClientRect().right,
        ),
      );
      return words > room + 1 && line - last > words - room;
    },
  );
  const named = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
  return [
    ...[...new Set(tornWords)].map((word) => `torn: ${word}`),
    ...outside.map((table) => `wider than its box: ${named(table)}`),
    ...overEdge.map((words) => `sticks out of its box: ${named(words)}`),
    ...cutHints.map(({ placeholder }) => `hint cut beside free room: ${placeholder}`),
  ];
};

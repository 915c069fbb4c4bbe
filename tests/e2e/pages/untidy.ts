import type { PageQuestion } from './ask-page.ts';
import { cellFaults } from './cells.ts';
import { torn } from './torn.ts';

const untidyParts = (): string[] => {
  /** Widest field, in px (`BOX_WIDTH`), and a pixel for rounding. */
  const WIDEST_FIELD = 801;
  /** Least width of a space between two words of a heading, in parts of its letters' height. */
  const LEAST_SPACE = 0.15;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
  const writing = document.createElement('canvas').getContext('2d');

  const cutChoices = [...document.querySelectorAll<HTMLSelectElement>('main search select')].filter((select) => {
    if (!writing || !isShown(select)) return false;
    const look = getComputedStyle(select);
    writing.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    const words = writing.measureText(select.selectedOptions[0]?.text ?? '').width;
    const room = select.clientWidth - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight);
    const line = select.closest('search')?.getBoundingClientRect();
    const last = Math.max(
      ...[...(select.closest('search')?.querySelectorAll('button, summary, a') ?? [])].map(
        (end) => end.getBoundingClientRect().right,
      ),
    );
    return words > room + 1 && Boolean(line) && (line?.right ?? 0) - last > words - room;
  });

  const wideFields = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea)',
    ),
  ].filter((field) => isShown(field) && field.getBoundingClientRect().width > WIDEST_FIELD && !field.dataset.code);

  const isFigure = (text: string) => /^(?:[+−-]?(?:\p{Sc}\s?)?[\d.,]+\s?(?:\p{Sc}|%)?)$/u.test(text);
  const loose = [...document.querySelectorAll('main table')].flatMap((table) =>
    [...table.querySelectorAll('thead th')].flatMap((head, at) => {
      const cells = [...table.querySelectorAll('tbody tr')].flatMap((row) => {
        const cell = at === 0 ? undefined : row.children[at];
        const value = cell?.lastElementChild ?? cell;
        if (!(cell instanceof HTMLElement && value instanceof HTMLElement)) return [];
        return isShown(cell) && (value.textContent ?? '').trim() ? [{ cell, value }] : [];
      });
      const isColumn = cells.length > 0 && cells.every(({ value }) => isFigure((value.textContent ?? '').trim()));
      // A figure behind its own name, as in a phone's rows, stands in words and not in a column.
      const isLoose = cells.some(
        ({ cell, value }) => cell.innerText === value.innerText && !/end|right/.test(getComputedStyle(cell).textAlign),
      );
      return isColumn && isLoose && getComputedStyle(head).display === 'table-cell' ? [named(head)] : [];
    }),
  );

  const DAY = /\d{1,2}\s(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)(?![a-z])(?:\s\d{4})?/gi;
  const broken: string[] = [];
  const squeezed: string[] = [];
  const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const [text, parent] = [node.nodeValue ?? '', node.parentElement];
    if (!parent || !text.trim() || parent.closest('option, textarea')) continue;
    for (const day of text.matchAll(DAY)) {
      range.setStart(node, day.index);
      range.setEnd(node, day.index + day[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(day[0]);
    }
    const space = parent.closest('h1, h2, h3, h4') ? text.trimEnd().indexOf(' ', 1) : -1;
    if (space < 1 || !isShown(parent)) continue;
    range.setStart(node, space);
    range.setEnd(node, space + 1);
    const { width } = range.getBoundingClientRect();
    // A space at which the line ends has no width.
    if (width > 0 && width < LEAST_SPACE * Number.parseFloat(getComputedStyle(parent).fontSize)) squeezed.push(text);
  }
  return [
    ...cutChoices.map(({ name }) => `ends in dots beside free room: ${name}`),
    ...wideFields.map((field) => `wider than an answer: ${field.getAttribute('name') ?? field.id}`),
    ...loose.map((head) => `figures do not end in line: ${head}`),
    ...broken.map((day) => `broken over lines: ${day}`),
    ...squeezed.map((text) => `words run together: ${text.slice(0, 60)}`),
  ];
};

/**
 * What a machine can see of what only looks wrong on the page that is open: choices that end in dots beside free room, fields wider than an answer,
 * figures that do not end where the figures above them end, days broken over lines, words of a heading that run together,
 * what has less room than it needs (`torn`), and cells that puzzle (`cellFaults`). Empty where nothing does.
 */
export const UNTIDY: readonly PageQuestion[] = [untidyParts, torn, cellFaults];

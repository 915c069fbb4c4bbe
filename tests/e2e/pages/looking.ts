import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';
import { askPage, type PageQuestion } from './ask-page.ts';
import { violationsOf } from './axe.ts';
import { outOfReachOnDesk } from './out-of-reach.ts';
import { UNTIDY } from './untidy.ts';

/** Whatever the browser complains of on a page: script errors, refused content (CSP), files that are not there. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

const widerThanWindow = (): string[] => {
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider <= 0) return [];
  const out = new Set(
    [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth),
  );
  // The innermost of them: what holds them is wide by them.
  const named = [...out]
    .filter((element) => ![...element.children].some((child) => out.has(child)))
    .map((element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 60)}`);
  return [`${wider} px wider than the window of ${innerWidth}: ${named.slice(0, 3).join(', ')}`];
};

/** The rules of axe that depend on how a page is drawn: its colours, its room, what is hidden at a width. The others judge what it says. */
export const DRAWN_RULES = [
  'aria-hidden-focus',
  'color-contrast',
  'heading-order',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'link-in-text-block',
  'nested-interactive',
  'region',
  'scrollable-region-focusable',
];

/** What is wrong with the page that is open, by axe and by its width; empty where nothing is. */
export async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await violationsOf(page, rules);
  const wider = await askPage(page, [widerThanWindow]);
  const at = new URL(page.url()).pathname;
  // The catalogue shows whole parts of pages side by side: each has the name that it has on its own page.
  const isSample = (id: string) => id === 'landmark-unique' && at === '/manager/components';
  return [
    ...violations.filter(({ id }) => !isSample(id)).map(({ id, targets }) => `${at}: ${id} at ${targets.join(', ')}`),
    ...wider.map((fault) => `${at}: ${fault}`),
  ];
}

/** What stands out of the window or of the page's own column, by its words; empty where nothing does. */
const cutOff = (): string[] => {
  const main = document.querySelector('main');
  if (!main) return ['no main'];
  // What glides under a thumb, ends in dots, or is there for ears alone.
  const known = new Map<Element, boolean>([[main, false]]);
  const glides = (element: Element): boolean => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const own = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none';
    const answer = own || (element.parentElement !== null && glides(element.parentElement));
    known.set(element, answer);
    return answer;
  };
  const edge = main.getBoundingClientRect().right + 1;
  const shown = [
    ...main.querySelectorAll('a, button, h1, h2, h3, td, th, input, select, textarea, p, dt, dd, li, label, img'),
  ].filter(
    (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !glides(element),
  );
  const named = (element: Element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 60)}`;
  const out = shown
    .filter((element) => element.getBoundingClientRect().right > edge)
    .map((element) => `cut off: ${named(element)}`);
  // A word that stands letter under letter: its box is narrower than three of its own.
  const squeezed = shown
    .filter((element) => element.children.length === 0 && (element.textContent ?? '').trim().length > 8)
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && width < 2.5 * Number.parseFloat(getComputedStyle(element).fontSize) && height > width * 2;
    })
    .map((element) => `squeezed: ${named(element)}`);
  return [...new Set([...out, ...squeezed])];
};

/** Controls that stand over each other, and words that end at an edge without dots. */
const covered = (): string[] => {
  const named = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('name') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // What is drawn for ears alone, or stands over its neighbours on purpose, covers nothing.
  const isApart = (element: Element) => {
    for (let one: Element | null = element; one && one.tagName !== 'MAIN'; one = one.parentElement) {
      const { clipPath, position } = getComputedStyle(one);
      if (clipPath !== 'none' || /absolute|fixed|sticky/.test(position)) return true;
    }
    return false;
  };
  const controls = [...document.querySelectorAll('main :is(button, select, textarea, input:not([type=hidden]))')]
    .filter((control) => isShown(control) && !isApart(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const over = controls.flatMap(({ control, box }, at) =>
    controls
      .slice(at + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2,
      )
      .map(({ control: other }) => `covered: ${named(control)} and ${named(other)}`),
  );
  const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent) || parent.closest('select, textarea, svg, iframe'))
      continue;
    let block: Element = parent;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    let clip: Element | null = block;
    while (clip && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement;
    if (!clip || clip === document.documentElement || clip === document.body) continue;
    const { overflowX, textOverflow } = getComputedStyle(clip);
    if (/auto|scroll/.test(overflowX) || (clip === block && textOverflow === 'ellipsis')) continue;
    const edge = clip.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
    if (edge.width > 1 && right > edge.right + 1) cut.push(`ends at an edge: ${node.textContent.trim().slice(0, 60)}`);
  }
  return [...over, ...new Set(cut)];
};

/** Heads over columns that hold nothing in any row, headings that nothing follows, and choices that read alike. */
const emptyParts = (): string[] => {
  const columns = [...document.querySelectorAll('table')].flatMap((table) =>
    [...table.querySelectorAll('thead th')].flatMap((head, at) => {
      const cells = [...table.querySelectorAll('tbody tr')].map((row) => row.children[at]);
      const isShown = head.getClientRects().length > 0 && !head.querySelector('a');
      // A dash in every row says as little as nothing.
      const says = (cell: Element | undefined) =>
        !/^[—–-]?$/.test((cell?.lastElementChild ?? cell)?.textContent?.trim() ?? '');
      const isEmpty = cells.every((cell) => !says(cell) && !cell?.querySelector('input, svg, img'));
      return isShown && isEmpty ? [`empty column: ${head.textContent}`] : [];
    }),
  );
  // Up to the next heading that is not below it, something must stand that is no heading.
  const heads = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter((head) => head.checkVisibility());
  const things = [...document.querySelectorAll('main *')].filter(
    (thing) =>
      thing.checkVisibility() &&
      !thing.closest('h1, h2, h3, h4') &&
      (/^(IMG|svg|INPUT|SELECT|TEXTAREA|IFRAME|BUTTON)$/.test(thing.tagName) ||
        [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())),
  );
  const isBehind = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const headings = heads.flatMap((head, at) => {
    const next = heads.slice(at + 1).find(({ tagName }) => tagName <= head.tagName);
    const isFull = things.some((thing) => isBehind(head, thing) && (!next || isBehind(thing, next)));
    return isFull ? [] : [`empty heading: ${head.textContent}`];
  });
  const alike = [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap(({ name, options }) => {
    const texts = [...options].map(({ text }) => text);
    return texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `two choices ${text} in ${name}`);
  });
  return [...columns, ...headings, ...alike];
};

const PLACEMENT: readonly PageQuestion[] = [widerThanWindow, cutOff, covered, emptyParts, ...UNTIDY];

/** What is cut off, empty or wider than the window on the page that is open, as wide as it is now. */
export const placementFaultsOf = (page: Page): Promise<string[]> => askPage(page, PLACEMENT);

/** How much wider than the window a list becomes once each of its rows has a long name, as companies and projects have; a symbol of one word stays as it is. Empty where it does not. */
const widerByNames = (): string[] => {
  const name =
    'Sociedad Cooperativa Agroalimentaria Nuestra Señora de los Remedios y Etxeberriagaray, S.C.A. (segunda fase)';
  const texts = [...document.querySelectorAll('main [data-rows] tbody th[scope=row]')].flatMap((title) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode();
    return text?.nodeValue?.includes(' ') ? [{ text, before: text.nodeValue }] : [];
  });
  for (const { text } of texts) text.nodeValue = name;
  const wider = document.documentElement.scrollWidth - innerWidth;
  for (const { text, before } of texts) text.nodeValue = before;
  return wider > 0 ? [`${wider} px wider than the window with long names`] : [];
};

/** Rounds that look chosen though none of their group is. */
const wronglyChosen = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]:not(:checked):not(:disabled)')].flatMap(
    (round) => {
      const chosen = round.cloneNode() as HTMLInputElement;
      chosen.name = 'nobody-chose-this';
      chosen.removeAttribute('id');
      round.after(chosen);
      const empty = getComputedStyle(round).backgroundColor;
      chosen.checked = true;
      chosen.style.transition = 'none';
      const looksChosen = empty === getComputedStyle(chosen).backgroundColor;
      chosen.remove();
      return looksChosen ? [`looks chosen: ${round.name} ${round.value}`] : [];
    },
  );

/** A record that says "your turn" and has neither a first act nor a way to it, or has one though it is others' turn. */
const adviceWithoutAct = (): string[] => {
  const turns = [...document.querySelectorAll('main li > [data-turn]')];
  if (turns.length === 0) return [];
  const probe = document.createElement('i');
  probe.style.backgroundColor = 'var(--lj-accent)';
  probe.style.color = 'var(--lj-negative)';
  document.body.append(probe);
  const { backgroundColor: accent, color: negative } = getComputedStyle(probe);
  probe.remove();
  const first = [...document.querySelectorAll('main :is(button, a)')].filter(
    (act) => act.checkVisibility() && getComputedStyle(act).backgroundColor === accent,
  );
  // What takes something back is drawn in red, and is no less the first act.
  const undoes = [...document.querySelectorAll('main button')].some(
    (act) => act.checkVisibility() && getComputedStyle(act).color === negative,
  );
  const mine = turns.filter((turn) => turn.getAttribute('data-turn') === 'mine');
  const leads = mine.some((turn) => turn.parentElement?.querySelector('a'));
  if (mine.length > 0 && first.length === 0 && !undoes && !leads)
    return [`no act for: ${mine[0]?.parentElement?.textContent}`];
  return mine.length === 0 && first.length > 0 ? [`act at others' turn: ${first[0]?.textContent}`] : [];
};

/** Widths at which a page is looked at. */
const WIDTHS = [360, 1024, 1281, 1440, 1536] as const;

/** What stands wrong on the page that is open at any of the widths, which is the same page drawn again. */
export async function faultsAtWidths(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 });
    const found = await askPage(page, [...PLACEMENT, widerByNames]);
    faults.push(...found.map((fault) => `${page.url()} at ${width} px: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return [...faults, ...(await outOfReachOnDesk(page)), ...(await askPage(page, [wronglyChosen, adviceWithoutAct]))];
}

/**
 * Nothing is wrong with the page that is open, or is about to be.
 * @param title its heading where the page is the next one of a way
 */
export async function expectSound(page: Page, title: string | RegExp = /\S/): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The catalogue's samples of a busy button send nothing.
  await expect(page.locator('[aria-busy=true]:not([type=button])')).toHaveCount(0);
  expect.soft(await faultsOf(page)).toEqual([]);
}

/** Nothing is wrong with how the page that is open, and was found sound, is drawn once its colours or its width are others. */
export async function expectDrawnWell(page: Page): Promise<void> {
  expect.soft(await faultsOf(page, DRAWN_RULES)).toEqual([]);
}

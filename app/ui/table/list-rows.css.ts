import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { cardLabel, cell, check, fits, group, head, mine, row, table } from './data-table.css.ts';

/** Both together are no higher than a row of one line. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/* A list's rows: one line each on the desk, three or four lines in narrow windows. */

/** Texts that share what the others leave, each by its length: they end in dots where they have no room. */
export const cut = style({ minWidth: '6em' });
globalStyle(`${fits} :is(${cell}, ${head})`, { whiteSpace: 'nowrap' });
globalStyle(`${fits} :is(${head}, ${cell}):first-child`, { paddingInlineStart: 10 });

/** Read to its end: breaks into lines where it has no room. */
export const whole = style({ minWidth: '12em', width: '25%' });

// Beside them what has one line is as wide as that: the rest is for the texts.
globalStyle(`${fits} tr:has(> ${cut}) > :not(${cut}, ${whole})`, { width: 1 });

/** No wide column is shown here. */
const SMALL_LAPTOP = '(min-width: 1024px) and (max-width: 1279px)';

/** Said besides. */
export const soft = style({ color: vars.color.inkSoft });
// A reason, the facts of an act: longer than who and what beside it.
globalStyle(`${whole}${soft}`, { width: '50%' });

/** Columns that only wide windows have room for. */
export const from = styleVariants({
  mid: { '@media': { '(max-width: 1279px)': { display: 'none' } } },
  widest: { '@media': { '(max-width: 1679px)': { display: 'none' } } },
  wide: { '@media': { '(max-width: 1279px), (min-width: 1441px) and (max-width: 1519px)': { display: 'none' } } },
});

const line = (gridArea: string) => style({ '@media': { [media.belowLaptop]: { gridArea } } });
/** Below the three lines, and below what is folded out in them: the row has the line where a cell stands in it. */
const fourth = (more: object) =>
  style({ '@media': { [media.belowLaptop]: { gridColumn: 'title-start / -1', gridRow: 5, ...more } } });
/** Where a cell stands in the lines of a narrow window; the first column is their title. */
export const place = {
  title: line('title'),
  sum: line('sum'),
  note: line('note'),
  aside: line('aside'),
  chip: line('chip'),
  act: line('act'),
  under: fourth({ textAlign: 'start' }),
  last: fourth({ justifySelf: 'end' }),
  none: style({ '@media': { [media.belowLaptop]: { display: 'none' } } }),
};

// Who or what it is can be read to its end: a long name breaks before its row is wider than the window.
globalStyle(`${fits} :is(${whole}, ${place.title}:not(${cut}))`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
globalStyle(`${fits} ${place.title}:not(${cut}, ${whole}) > div`, {
  '@media': {
    // Two lines are no higher than a row of one.
    [media.laptopUp]: { width: 'max-content', maxWidth: '23em', lineHeight: 1.25 },
    // Where a menu of acts and two days stand beside a long name, the row was wider than a small laptop's window.
    [SMALL_LAPTOP]: { maxWidth: '18em' },
  },
});

// What shares its room has a second line before it ends in dots.
globalStyle(`${fits} ${cut} > div`, { '@media': { [media.laptopUp]: TWO_LINES } });

const narrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${fits} ${selector}`, { '@media': { [media.belowLaptop]: rule as object } });

globalStyle(`${fits} ${head}`, {
  '@media': { [media.smallDesktopUp]: { position: 'sticky', top: 'var(--lj-stick)', zIndex: 2 } },
});
narrow('thead', { display: 'none' });
narrow(`table, ${table} :is(tbody, tfoot)`, { display: 'block' });
narrow(`${group}, ${group} > th`, { display: 'block' });
narrow(row, {
  display: 'grid',
  gridTemplate: '"title sum" "note aside" "chip act" / minmax(0, 1fr) auto',
  gap: '2px 12px',
  // However many lines a name or a reason has, what stands at the end of the line stands on its first.
  alignItems: 'baseline',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
});
narrow(`${row}:has(> ${check})`, {
  gridTemplate: '"check title sum" "check note aside" "check chip act" / 28px minmax(0, 1fr) auto',
});
/** A cell of a sum with something in it. */
const HAS_SUM = `:has(> ${place.sum} > div:not(:empty))`;
// Without a sum beside it a title has the whole line: a long day below it is no reason to break a name.
narrow(`${row}:not(${HAS_SUM})`, {
  gridTemplate: '"title title" "note aside" "chip act" / minmax(0, 1fr) auto',
});
narrow(`${row}:has(> ${check}):not(${HAS_SUM})`, {
  gridTemplate: '"check title title" "check note aside" "check chip act" / 28px minmax(0, 1fr) auto',
});
// What is folded out in a row needs its whole width: beside it the name would be torn into letters.
narrow(`${row}:has(> ${place.aside} details[open])`, {
  gridTemplate: '"title sum" "note note" "aside aside" "chip act" / minmax(0, 1fr) auto',
});
narrow(`${row} > *`, {
  height: 'auto',
  padding: '0 !important',
  border: 0,
  maxWidth: 'none !important',
  width: 'auto !important',
});
// The last line is that of the sums: the row before it has drawn the hairline.
narrow(`tfoot ${cell}`, { borderTop: 0 });
narrow(`${row}:not(:has(:checked)) > *`, { background: 'none' });
narrow(`${row}:has(:checked)`, { background: vars.color.accentTint });
narrow(check, { gridArea: 'check', alignSelf: 'start' });
narrow(`:is(${place.title}, ${place.sum})`, { fontSize: text.body });
narrow(`:is(${place.note}, ${place.aside}, ${place.under}, ${place.last})`, {
  // A note's box of two lines has its baseline at its end.
  alignSelf: 'start',
  fontSize: text.tiny,
  color: vars.color.inkSoft,
});
// Two lines of a name stand closer to each other than to what is said below them, which ends in dots.
narrow(`${place.title}, ${fits} ${place.title} > div`, {
  lineHeight: 1.25,
  whiteSpace: 'normal',
  overflow: 'visible',
  overflowWrap: 'anywhere',
});
// An address of e-mail has a second line before it ends in dots.
narrow(`${place.note}:not(${whole}) > div`, TWO_LINES);
narrow(whole, { minWidth: 0 });
narrow(`${place.chip}`, { textAlign: 'start', whiteSpace: 'normal' });
narrow(place.sum, { fontWeight: 560 });
// An empty one would open a column of its own beside a title that has the whole line.
narrow(`${place.sum}:has(> div:empty)`, { display: 'none' });
narrow(`:is(${place.act}, ${place.last})`, { textAlign: 'end' });
// A name without a value would only puzzle.
narrow(`:is(${cardLabel}:has(+ :not(:empty)), ${cardLabel} + div)`, { display: 'inline' });
// Two on one line: neither takes the other's half, nor room from the lines above.
narrow(`${place.under}:has(~ ${place.last})`, { marginInlineEnd: '50%' });
narrow(cardLabel, { fontSize: text.tiny, fontWeight: 400, color: vars.color.inkSoft });
narrow(mine, { boxShadow: `-13px 0 ${vars.color.paper}, -16px 0 ${vars.color.ink}` });
narrow(`${mine} > :first-child`, { boxShadow: 'none' });

import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** No box round it: hairlines on paper. Wide tables scroll in themselves, never the page. */
export const scroll = style({
  overflowX: 'auto',
  position: 'relative',
  '@media': { [media.mobile]: { overflowX: 'visible' } },
});
/** A list's table has room: columns that do not fit are left out, so that its head can stay in sight. */
export const fits = style({});
export const table = style({ width: '100%', fontSize: vars.controlText, lineHeight: 1.4, borderSpacing: 0 });
globalStyle(`table${table}`, { borderCollapse: 'separate' });
export const head = style({
  height: 34,
  padding: '0 9px',
  borderBottom: `1px solid ${vars.color.lineStrong}`,
  fontSize: text.tiny,
  fontWeight: 500,
  color: vars.color.inkSoft,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[aria-sort]': { color: vars.color.ink, fontWeight: 600 } },
});
// A list's head stays in sight over its rows.
globalStyle(`${fits} ${head}`, { background: vars.color.paper });
export const sortLink = style({
  display: 'inline-block',
  paddingBlock: 4,
  color: 'inherit',
  selectors: { '&:not(:hover)': { textDecoration: 'none' } },
});
export const cell = style({
  height: vars.row,
  padding: '4px 9px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const end = style({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' });
export const first = style({ fontWeight: 560 });
export const check = style({ width: 38 });
export const checkbox = style({
  width: 18,
  height: 18,
  margin: 3,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
export const cardLabel = style({ display: 'none' });
export const row = style({ position: 'relative' });
globalStyle(`${row}:hover > *`, { background: vars.color.sunken });
globalStyle(`${row}:has(:checked) > *`, { background: vars.color.accentTint });
/** Where the keys have gone to. */
globalStyle(`${row}:has(th a:focus-visible) > *`, { background: vars.color.sunken });
/** Words over rows that stand together. */
export const group = style({});
globalStyle(`${group} > th`, {
  height: 46,
  padding: '14px 9px 4px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: text.small,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
export const groupCount = style({
  fontWeight: 400,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const groupLate = style({ color: vars.color.negative });
/** What waits for whoever reads: an edge of ink, and no status. */
export const mine = style({});
globalStyle(`${mine} > :first-child`, { boxShadow: `inset 3px 0 ${vars.color.ink}` });
/** Everything in a row that can be pressed stands over the row, which is a target itself. */
globalStyle(`${row} :is(button, input, summary, td a)`, { position: 'relative', zIndex: 1 });
globalStyle(`${table} tfoot ${cell}`, {
  borderBottom: 0,
  borderTop: `2px solid ${vars.color.ink}`,
  fontWeight: 640,
});
/** The outer columns stand on the page's own edge. */
globalStyle(`${head}:last-child, ${cell}:last-child`, { paddingInlineEnd: 4 });
globalStyle(`${scroll} :is(${head}, ${cell}):first-child`, { paddingInlineStart: 4 });

const at = (query: string) => (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [query]: rule as object } });

/* Under 768 px each row of a plain table is a card: title, then label and value on one grid. */
const phone = at(media.mobile);
phone(`${scroll} table, ${scroll} tbody, ${scroll} tfoot`, { display: 'block' });
phone(`${scroll} thead`, { display: 'none' });
phone(`${scroll} ${row}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: `${space.base} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
phone(`${scroll} ${first}`, { overflowWrap: 'anywhere' });
phone(`${scroll} ${cell}`, {
  display: 'flex',
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.base,
  height: 'auto',
  padding: '3px 0',
  border: 0,
  textAlign: 'end',
  whiteSpace: 'normal',
});
/** A name without a value would only puzzle. */
phone(`${scroll} ${row} > ${cell}:is(:first-child, :last-child)`, { paddingInline: 0 });
phone(`${scroll} ${cell}:has(> div:empty)`, { display: 'none' });
phone(`${scroll} ${row}:hover > *`, { background: 'none' });
phone(`${scroll} ${cell}${first}`, {
  gridColumn: '1',
  gridRow: '1',
  textAlign: 'start',
  fontSize: text.body,
  paddingBottom: 6,
});
phone(`${scroll} ${cell}:not(${first}) > div:only-child`, { marginInlineStart: 'auto' });
phone(`${scroll} ${cell}${check}`, { gridColumn: '2', gridRow: '1', width: 'auto' });
phone(`${scroll} ${cardLabel}`, {
  display: 'block',
  flex: 'none',
  maxWidth: '50%',
  color: vars.color.inkSoft,
  fontWeight: 400,
  textAlign: 'start',
  fontSize: text.small,
});
phone(`${scroll} tfoot ${row}`, { borderTop: `2px solid ${vars.color.ink}`, borderBottom: 0 });
phone(`${scroll} tfoot ${cell}`, { borderTop: 0 });

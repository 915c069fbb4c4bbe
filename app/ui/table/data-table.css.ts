import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** No box round it: hairlines on paper. Wide tables scroll in themselves, never the page. */
export const scroll = style({ overflowX: 'auto', '@media': { [media.mobile]: { overflowX: 'visible' } } });
export const table = style({ width: '100%', fontSize: '0.9375rem', lineHeight: 1.4 });
export const head = style({
  padding: '8px 12px',
  borderBottom: `1px solid ${vars.color.lineStrong}`,
  fontSize: text.tiny,
  fontWeight: 560,
  color: vars.color.inkSoft,
  textAlign: 'start',
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
});
export const sortLink = style({
  display: 'inline-block',
  color: 'inherit',
  selectors: { '&:not(:hover)': { textDecoration: 'none' }, '&[data-sorted]': { color: vars.color.ink } },
});
export const cell = style({
  padding: `${vars.row} 12px`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const end = style({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' });
export const first = style({ fontWeight: 560 });
export const check = style({ width: 44, paddingInline: '10px 4px' });
export const checkbox = style({
  display: 'block',
  width: 20,
  height: 20,
  margin: 2,
  accentColor: vars.color.accentMark,
  selectors: { '&:disabled': { opacity: 0.4, cursor: 'not-allowed' } },
});
export const cardLabel = style({ display: 'none' });
export const row = style({});
globalStyle(`${row}:hover > *`, { background: `color-mix(in srgb, ${vars.color.accentTint} 45%, transparent)` });
globalStyle(`${row}:has(:checked) > *`, { background: vars.color.accentTint });
globalStyle(`${table} tfoot ${cell}`, {
  borderBottom: 0,
  borderTop: `2px solid ${vars.color.ink}`,
  fontWeight: 640,
});
/** The outer columns stand on the page's own edge. */
globalStyle(`${head}:first-child, ${cell}:first-child`, { paddingInlineStart: 4 });
globalStyle(`${head}:last-child, ${cell}:last-child`, { paddingInlineEnd: 4 });

/* Under 768 px each row is a card: title, then label and value on one grid. */
const phone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.mobile]: rule as object } });

phone(`${table}, ${table} tbody, ${table} tfoot`, { display: 'block' });
phone(`${table} thead`, { display: 'none' });
phone(row, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: `${space.base} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
phone(`${table} ${cell}`, {
  display: 'flex',
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.base,
  padding: '3px 0',
  border: 0,
  textAlign: 'end',
  whiteSpace: 'normal',
});
/** A name without a value would only puzzle. */
phone(`${table} ${cell}:has(> div:empty)`, { display: 'none' });
phone(`${row}:hover > *`, { background: 'none' });
phone(`${table} ${cell}${first}`, {
  gridColumn: '1',
  gridRow: '1',
  textAlign: 'start',
  fontSize: text.body,
  paddingBottom: 6,
});
phone(`${table} ${cell}${check}`, { gridColumn: '2', gridRow: '1', width: 'auto' });
phone(cardLabel, {
  display: 'block',
  flex: 'none',
  maxWidth: '50%',
  color: vars.color.inkSoft,
  fontWeight: 400,
  textAlign: 'start',
  fontSize: text.small,
});
phone(`${table} tfoot ${row}`, { borderTop: `2px solid ${vars.color.ink}`, borderBottom: 0 });
phone(`${table} tfoot ${cell}`, { borderTop: 0 });

import { globalStyle, style } from '@vanilla-extract/css';
import { BOX_WIDTH, media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Rows of an account, one box for those that belong together. */
export const settingRows = style({
  maxWidth: BOX_WIDTH,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const settingRow = style({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
const PAD = `min(${vars.pad}, 18px)`;
/** On a phone name and state stand above what it is and the way to it, which leaves room below a long state; else all four on one line. */
export const settingLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'baseline',
  rowGap: 2,
  padding: `12px ${PAD}`,
  '@media': {
    [media.tabletUp]: {
      columnGap: space.base,
      gridTemplateColumns: 'minmax(9.5rem, 27%) minmax(0, 1fr) auto minmax(4.5rem, auto)',
    },
  },
});
const onOneLine = (column: number | string) => ({ [media.tabletUp]: { gridColumn: column, gridRow: 1 } });
export const settingName = style({ fontWeight: 600, overflowWrap: 'anywhere', '@media': onOneLine(1) });
export const settingValue = style({
  gridColumn: '1 / 3',
  gridRow: 2,
  fontSize: text.small,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
  '@media': onOneLine(2),
});
export const settingChip = style({
  gridColumn: '2 / 4',
  gridRow: 1,
  justifySelf: 'end',
  marginInlineStart: space.small,
  '@media': { [media.tabletUp]: { gridColumn: 3, gridRow: 1, marginInlineStart: 0 } },
});
export const settingWay = style({
  gridColumn: 3,
  gridRow: 2,
  justifySelf: 'end',
  marginInlineStart: space.base,
  alignSelf: 'end',
  textAlign: 'end',
  '@media': { [media.tabletUp]: { gridColumn: 4, gridRow: 1, alignSelf: 'baseline', marginInlineStart: 0 } },
});
/** What opens a row looks like the links of the others. */
export const settingShut = style({
  color: vars.color.accentStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});
export const foldedHead = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.color.sunken } },
});
export const whileShut = style({ selectors: { 'details[open] > summary &': { display: 'none' } } });
export const whileOpen = style({ selectors: { 'details:not([open]) > summary &': { display: 'none' } } });
export const settingBody = style({ padding: `${space.tight} ${PAD} ${PAD}` });

/** An account: its groups by name beside them, where there is room. */
export const settingPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@media': { [media.laptopUp]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});
export const settingIndex = style({
  display: 'none',
  '@media': { [media.laptopUp]: { display: 'block', position: 'sticky', top: space.base, alignSelf: 'start' } },
});
globalStyle(`${settingIndex} a`, { color: vars.color.inkSoft, textDecoration: 'none' });
globalStyle(`${settingIndex} a:hover`, { color: vars.color.ink, textDecoration: 'underline' });

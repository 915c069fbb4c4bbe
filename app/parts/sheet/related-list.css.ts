import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: space.small,
  alignItems: 'baseline',
  paddingBlock: 10,
  fontSize: text.small,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const mark = style({ alignSelf: 'center', color: vars.color.inkSoft, gridRow: '1' });
export const name = style({ overflowWrap: 'anywhere' });
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
export const note = style({
  gridColumn: '2 / -1',
  fontSize: text.tiny,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

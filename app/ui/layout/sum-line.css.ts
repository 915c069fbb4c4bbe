import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** On a phone a ledger: a name and its amount on one line, so that no sign begins a line and no name breaks. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.base,
  rowGap: space.small,
  margin: 0,
  '@media': { [media.mobile]: { display: 'grid', rowGap: space.hair } },
});
/** Name over amount; the sign stands before the amount, drawn from its attribute: a list of terms may hold nothing else. */
export const term = style({
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: space.tight,
      alignItems: 'baseline',
      selectors: {
        '&[data-sign]': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: space.tight },
        '&[data-sign]::before': { gridArea: '1 / 2' },
      },
    },
  },
  selectors: {
    '&[data-sign]': { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: space.base },
    '&[data-sign]::before': {
      content: 'attr(data-sign)',
      gridArea: '2 / 1',
      fontSize: text.large,
      lineHeight: 1.3,
      color: vars.color.inkSoft,
    },
  },
});
/** What is left over, behind a rule. */
export const rest = style([
  term,
  {
    paddingInlineStart: space.base,
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.mobile]: {
        paddingInlineStart: 0,
        borderInlineStart: 'none',
        paddingBlockStart: space.hair,
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  },
]);
const beside = { [`${term}[data-sign] > &`]: { gridColumn: 2 } };
const onOneLine = (column: 1 | 3) => {
  const place = { gridArea: `1 / ${column}` };
  return { [media.mobile]: { selectors: { [`${term} > &`]: place, [`${term}[data-sign] > &`]: place } } };
};
export const name = style({
  fontSize: text.small,
  color: vars.color.inkSoft,
  selectors: beside,
  '@media': onOneLine(1),
});
const amount = style({
  margin: 0,
  fontSize: text.large,
  lineHeight: 1.3,
  fontWeight: 640,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: beside,
  '@media': onOneLine(3),
});
export const value = styleVariants({
  plain: [amount],
  positive: [amount, { color: vars.color.positive }],
  negative: [amount, { color: vars.color.negative }],
});

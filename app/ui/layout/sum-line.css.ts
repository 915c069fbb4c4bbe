import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.base, rowGap: space.small, margin: 0 });
/** Name over amount; the sign stands before the amount, drawn from its attribute: a list of terms may hold nothing else. */
export const term = style({
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
const beside = { [`${term}[data-sign] > &`]: { gridColumn: 2 } };
export const name = style({ fontSize: text.small, color: vars.color.inkSoft, selectors: beside });
const amount = style({
  margin: 0,
  fontSize: text.large,
  lineHeight: 1.3,
  fontWeight: 640,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: beside,
});
export const value = styleVariants({
  plain: [amount],
  positive: [amount, { color: vars.color.positive }],
  negative: [amount, { color: vars.color.negative }],
});

import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.base, rowGap: space.small, margin: 0 });
export const term = style({ display: 'flex', alignItems: 'flex-end', gap: space.base });
export const sign = style({ fontSize: text.large, lineHeight: 1.3, color: vars.color.inkSoft });
export const name = style({ fontSize: text.small, color: vars.color.inkSoft });
const amount = style({
  margin: 0,
  fontSize: text.large,
  lineHeight: 1.3,
  fontWeight: 640,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const value = styleVariants({
  plain: [amount],
  positive: [amount, { color: vars.color.positive }],
  negative: [amount, { color: vars.color.negative }],
});

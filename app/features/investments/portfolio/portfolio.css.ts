import { style } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** The one figure of the page. */
export const worth = style({
  fontSize: text.hero,
  fontFamily: vars.font.figure,
  fontWeight: vars.figureWeight,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const gain = style({ color: vars.color.positive, fontWeight: 560 });

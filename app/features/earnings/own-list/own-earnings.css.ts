import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** What can be claimed, and beside it in wide windows what was earned so far. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  alignItems: 'start',
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: 'minmax(16rem, 2fr) minmax(0, 5fr)', columnGap: space.section },
  },
});

/** The one figure of the page. */
export const claimable = style({
  fontSize: text.hero,
  fontFamily: vars.font.figure,
  fontWeight: vars.figureWeight,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  marginBottom: space.small,
});

import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.card,
  '@media': { [media.mobile]: { flexWrap: 'wrap', rowGap: space.tight } },
});
export const howFar = style({
  fontFamily: vars.font.figure,
  fontSize: text.hero,
  fontWeight: vars.figureWeight,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** Under way is blue, whatever the tenant's accent is. */
export const bar = style({
  flex: '1 1 200px',
  vars: { [vars.color.accent]: vars.color.progress, [vars.color.accentMark]: vars.color.progress },
});

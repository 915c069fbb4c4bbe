import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.card}`,
  minHeight: 40,
});
export const words = style({
  flex: '1 1 20rem',
  minWidth: 0,
  display: 'grid',
  // A word that is wider than the window is broken in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.hair} ${space.small}`,
});
globalStyle(`${line} > *`, { minWidth: 0 });
export const count = style({
  fontSize: text.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const about = style({
  maxWidth: '96ch',
  fontSize: text.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tight,
  '@media': { [media.mobile]: { width: '100%' } },
});

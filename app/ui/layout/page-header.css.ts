import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.base} ${space.card}`,
});
export const words = style({ flex: '1 1 20rem', minWidth: 0, display: 'grid', gap: space.hair });
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  fontSize: text.tiny,
  color: vars.color.inkSoft,
  marginBottom: space.hair,
});
export const about = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums lining-nums' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});
export const range = style({ fontSize: text.small, color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });

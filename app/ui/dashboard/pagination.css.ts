import { style } from '@vanilla-extract/css';
import { space, text } from '../scale.ts';
import { vars } from '../theme.css.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});
export const range = style({ fontSize: text.small, color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const steps = style({ display: 'flex', gap: space.tight });

import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  margin: 0,
  fontSize: text.small,
  fontWeight: 560,
  color: vars.color.ink,
});

import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '9 / 4',
  objectFit: 'cover',
  filter: vars.pictures,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

import { style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});
export const consequence = style({ color: vars.color.inkSoft });

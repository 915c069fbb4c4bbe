import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const illustration = style({
  width: 160,
  height: 100,
  // Nothing depends on it: the brand's own colour, however bright.
  color: vars.color.accent,
  '@media': { [media.print]: { display: 'none' } },
});
/** A thing's own icon stands in the middle of the place. */
export const stage = style({ display: 'grid', placeItems: 'center' });
export const emblem = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginTop: 34,
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.accentStrong,
});
export const ground = style({ gridArea: '1 / 1' });

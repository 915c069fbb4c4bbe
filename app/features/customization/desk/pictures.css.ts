import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const sheet = style({ display: 'grid', gap: space.small, minWidth: 0 });
export const grounds = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
const PICTURE_PX = 64;
/** Room around the mark, as every page leaves it, and as much before the picture has come. */
const ground = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 128,
  minHeight: `calc(${PICTURE_PX + 2}px + 2 * ${space.base})`,
  padding: space.base,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
});
export const light = style([ground, { background: vars.color.paper }]);
/** The other scheme's ground, near enough: a mark has to stand on both. */
export const dark = style([ground, { background: vars.color.ink }]);
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  width: 'auto',
  height: 'auto',
  maxHeight: PICTURE_PX,
});

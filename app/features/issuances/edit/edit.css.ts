import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** On a phone one after the other; the public's side beside the form from a laptop on, the sections at the side where there is room for three. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  alignItems: 'start',
  '@media': {
    [media.laptopUp]: { gridTemplateColumns: 'minmax(0, 1fr) 296px', columnGap: space.wide },
    [media.smallDesktopUp]: { gridTemplateColumns: '208px minmax(0, 1fr) 296px' },
  },
});
export const rail = style({
  minWidth: 0,
  '@media': {
    [media.laptopUp]: { gridColumn: '1 / -1' },
    [media.smallDesktopUp]: { gridColumn: 1, position: 'sticky', top: space.base },
  },
});
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.field,
  minWidth: 0,
});
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  minWidth: 0,
  '@media': { [media.laptopUp]: { position: 'sticky', top: space.base } },
});
export const buttons = style({
  paddingTop: space.base,
  borderTop: `1px solid ${vars.color.line}`,
});
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.field, minWidth: 0 });
const groupPicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});
/** A picture as wide as pages show it, a mark as a whole, a face as a square. Each takes its room before it has come, so that nothing moves under a pointer. */
export const pictureShape = styleVariants({
  wide: [groupPicture, { maxWidth: 240, aspectRatio: '16 / 9', objectFit: 'cover' }],
  mark: [groupPicture, { maxWidth: 96, aspectRatio: '1', objectFit: 'contain' }],
  face: [groupPicture, { maxWidth: 96, aspectRatio: '1', objectFit: 'cover' }],
});
export const version = style({ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const missingRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.tight,
  borderTop: `1px solid ${vars.color.line}`,
});
export const missingList = style({ listStyle: 'none', margin: 0, padding: 0 });

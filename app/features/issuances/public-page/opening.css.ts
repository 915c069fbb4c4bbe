import { style, styleVariants } from '@vanilla-extract/css';
import { ON_HEADER } from '#app/ui/brand/on-header.ts';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const wide = '(min-width: 1024px)';

const grid = style({
  display: 'grid',
  gap: space.wide,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: space.section } },
});
/** The same pieces in three orders; on a phone the picture stands above the invest box in each. */
export const page = styleVariants({
  side: [
    grid,
    {
      gridTemplateAreas: '"head" "cover" "box" "body"',
      '@media': {
        [wide]: { gridTemplateAreas: '"head box" "cover box" "body box"', gridTemplateRows: 'auto auto 1fr' },
      },
    },
  ],
  full: [
    grid,
    {
      gridTemplateAreas: '"cover" "head" "box" "body"',
      '@media': {
        [wide]: { gridTemplateAreas: '"cover cover" "head box" "body box"', gridTemplateRows: 'auto auto 1fr' },
      },
    },
  ],
  split: [
    grid,
    {
      gridTemplateAreas: '"opening" "box" "body"',
      '@media': { [wide]: { gridTemplateAreas: '"opening opening" "body box"' } },
    },
  ],
});

const loose = style({ display: 'contents' });
export const opening = styleVariants({
  side: [loose],
  full: [loose],
  split: {
    gridArea: 'opening',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 1fr)' } },
  },
});

const words = style({
  gridArea: 'head',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space.small,
});
export const head = styleVariants({
  side: [words],
  full: [words],
  split: [
    words,
    {
      gridArea: 'auto',
      padding: `${space.wide} clamp(20px, 4vw, 48px)`,
      vars: ON_HEADER,
      background: vars.color.paper,
      color: vars.color.ink,
    },
  ],
});

/** The project's cover, wherever it stands. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '21 / 9',
  objectFit: 'cover',
  filter: vars.pictures,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@media': { [media.mobile]: { aspectRatio: '16 / 9' } },
});
export const cover = styleVariants({
  side: [picture, { gridArea: 'cover' }],
  full: [picture, { gridArea: 'cover', '@media': { [media.tabletUp]: { aspectRatio: '3 / 1' } } }],
  split: [
    picture,
    {
      border: 0,
      borderRadius: 0,
      '@media': { [media.tabletUp]: { height: '100%', minHeight: 340, aspectRatio: 'auto' } },
    },
  ],
});

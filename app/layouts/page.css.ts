import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';

/** The window as a column: the footer stands at its foot even under a short page. */
export const column = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.card,
  width: '100%',
  margin: '0 auto',
  padding: `${space.card} ${space.base} ${space.section}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.tabletUp]: { padding: `${space.wide} ${space.wide} 64px` } },
});
export const page = styleVariants({
  /** A form and nothing else: sign-in, register. */
  narrow: [main, { maxWidth: 512 }],
  /** Words to read: legal pages, errors. */
  text: [main, { maxWidth: 784 }],
  wide: [main, { maxWidth: 1224 }],
});

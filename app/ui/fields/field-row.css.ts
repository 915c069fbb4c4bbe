import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { field } from './field.css.ts';

export const fieldRow = style({
  display: 'grid',
  gap: space.field,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `0 ${space.card}`,
      // The last row's own distance is not for what follows.
      marginBottom: `calc(-1 * ${space.field})`,
    },
  },
});
// Four lines of the row's own: label, hint, control, error.
globalStyle(`${fieldRow} > ${field}`, {
  '@media': {
    [media.tabletUp]: {
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      marginBottom: space.field,
    },
  },
});

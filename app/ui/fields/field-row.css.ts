import { globalStyle, style } from '@vanilla-extract/css';
import { BOX_WIDTH, media, space } from '#app/ui/brand/scale.ts';
import { dayFields } from './date-field.css.ts';
import { control, field, hint, label } from './field.css.ts';

export const fieldRow = style({
  display: 'grid',
  maxWidth: BOX_WIDTH,
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
// Five lines of the row's own: label, hint, names within a control, control, error.
globalStyle(`${fieldRow} > ${field}`, {
  '@media': {
    [media.tabletUp]: {
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      marginBottom: space.field,
    },
  },
});
// Without a hint of its own it stands at its control, not a line above it; a date's at the names of its parts.
globalStyle(`${fieldRow} > ${field}:not(:has(> ${hint})) > ${label}`, {
  '@media': { [media.tabletUp]: { gridRow: '1 / span 3', alignSelf: 'end' } },
});
globalStyle(`${fieldRow} > ${field}:not(:has(> ${hint})):has(> ${dayFields}) > ${label}`, {
  '@media': { [media.tabletUp]: { gridRow: '1 / span 2' } },
});
// Of two texts beside each other the shorter is as high as the longer: at the ground of its line it stood far below its label.
globalStyle(`${fieldRow} > ${field} > ${control}:has(> textarea)`, {
  '@media': { [media.tabletUp]: { alignSelf: 'stretch' } },
});
globalStyle(`${fieldRow} > ${field} > ${control} > textarea`, { '@media': { [media.tabletUp]: { height: '100%' } } });

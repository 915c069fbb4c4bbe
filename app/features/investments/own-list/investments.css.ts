import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

const beside = '(min-width: 1024px)';

/** List and sheet beside each other; in a narrow window one of the two. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  alignItems: 'start',
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space.section } },
});
export const list = style({ listStyle: 'none', padding: 0 });
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.card });
/** Out of the way in a narrow window. */
export const wideOnly = style({ display: 'none', '@media': { [beside]: { display: 'grid' } } });
export const narrowOnly = style({ '@media': { [beside]: { display: 'none' } } });

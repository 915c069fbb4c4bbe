import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** Paper and facts need about 400 px each to be read beside each other. */
const BESIDE = '(min-width: 960px)';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  alignItems: 'start',
  '@media': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)', gridTemplateRows: 'auto 1fr' },
  },
});
export const say = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@media': { [BESIDE]: { gridColumn: 2, gridRow: '1 / 3' } },
});
export const past = style({
  minWidth: 0,
  '@media': { [BESIDE]: { gridColumn: 1, gridRow: 2 } },
});

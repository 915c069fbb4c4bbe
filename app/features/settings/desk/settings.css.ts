import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** Lines of a length that is read with ease. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.field,
  maxWidth: 720,
});

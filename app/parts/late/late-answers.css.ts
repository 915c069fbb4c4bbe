import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.base });
/** Drawn last, when all forms are known; seen first. */
export const word = style({ order: -1 });

import { style } from '@vanilla-extract/css';
import { MEASURE, space } from '#app/ui/brand/scale.ts';

/** A form is read like a text: no wider than one. */
export const column = style({ maxWidth: MEASURE });
/** What a folded request opens on. */
export const unfolded = style({ paddingTop: space.base });

import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** The form that opens below its question. */
export const replacement = style({ paddingTop: space.base });

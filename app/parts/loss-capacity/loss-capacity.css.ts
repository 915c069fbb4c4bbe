import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** The lines of the worksheet, in the order of the sum. */
export const steps = style({ paddingLeft: '1.25em', display: 'grid', gap: space.tight, margin: 0 });

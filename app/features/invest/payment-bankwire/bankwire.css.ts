import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** What happens next, in order. */
export const steps = style({ paddingLeft: '1.25em', display: 'grid', gap: space.tight, margin: 0 });

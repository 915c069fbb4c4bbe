import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** A picture and the name that belongs to it, on a line while there is room. */
export const pictured = style({ display: 'inline-flex', alignItems: 'center', gap: space.base, maxWidth: '100%' });

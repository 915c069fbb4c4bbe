import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** A plain list of sentences. */
export const bullets = style({ display: 'grid', gap: space.hair, paddingInlineStart: '1.25rem' });

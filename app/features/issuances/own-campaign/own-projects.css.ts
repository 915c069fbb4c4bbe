import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** Boxes keep their distance from the title's buttons above them and from the filters below. */
export const ownProjects = style({ marginBlock: `${space.small} ${space.base}` });

import { style } from '@vanilla-extract/css';
import { BOX_WIDTH, space } from '#app/ui/brand/scale.ts';

/** As wide as the boxes under which it stands, and clear of them. */
export const formerAccounts = style({ maxWidth: BOX_WIDTH, marginTop: space.base });

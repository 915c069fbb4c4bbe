import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

export const line = style({ display: 'flex', gap: space.tight, alignItems: 'center', maxWidth: 640 });
export const typed = style({ flex: 1, minWidth: 0 });
globalStyle(`${typed} > div`, { width: '100%' });

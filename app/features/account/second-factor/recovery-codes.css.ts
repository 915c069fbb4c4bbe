import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';

/** Two columns where they fit, in letters of one width. */
export const codeList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: space.small,
  fontFamily: 'ui-monospace, monospace',
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  paddingInlineStart: 0,
});

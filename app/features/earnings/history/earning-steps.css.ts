import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';

export const stepsOpener = style({ paddingBlock: 4, cursor: 'pointer', whiteSpace: 'nowrap' });
/** Its names do not end in dots: they are read beside their days. */
export const steps = style({ display: 'grid', margin: 0, paddingBottom: space.hair, fontSize: text.tiny });
export const step = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.tight,
  whiteSpace: 'nowrap',
});
globalStyle(`${step} > dd`, { margin: 0, fontVariantNumeric: 'tabular-nums lining-nums' });
/** A sentence in a narrow cell: no wider than the days above it need. */
export const next = style({
  margin: 0,
  paddingBottom: space.hair,
  maxWidth: '32ch',
  fontSize: text.tiny,
  whiteSpace: 'normal',
});
export const papers = style({
  margin: 0,
  padding: 0,
  paddingBottom: space.hair,
  fontSize: text.tiny,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

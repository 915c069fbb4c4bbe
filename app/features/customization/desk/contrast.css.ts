import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const pairs = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.tight });
/** Sample and name, then the ratio and what it means; on a phone these two under the name. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: space.small,
  alignItems: 'center',
  fontSize: text.small,
  '@media': { [media.tabletUp]: { gridTemplateColumns: '44px minmax(0, 1fr) auto minmax(0, 9.5rem)' } },
});
export const sample = style({
  width: 44,
  height: 24,
  borderRadius: 4,
  border: `1px solid ${vars.color.line}`,
  boxSizing: 'content-box',
});
export const name = style({ minWidth: 0 });
export const ratio = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'end' });
const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  '@media': { [media.mobile]: { gridColumn: '2 / -1' } },
});
export const passed = style([verdict, { color: vars.color.positive }]);
export const refused = style([verdict, { color: vars.color.negative, fontWeight: 600 }]);

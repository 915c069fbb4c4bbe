import { style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const steps = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${vars.color.line}` });
const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: space.tight,
  paddingBlock: space.tight,
  borderBottom: `1px solid ${vars.color.line}`,
});
/** Number, name and buttons on a line; on a phone the buttons under the name. */
export const step = style([
  row,
  {
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    '@media': { [media.mobile]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' } },
  },
]);
export const absent = style([row, { gridTemplateColumns: 'minmax(0, 1fr) auto' }]);
export const place = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.inkSoft });
export const label = style({ minWidth: 0 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.tight,
  '@media': { [media.mobile]: { gridColumn: '2 / -1' } },
});
export const problem = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });

import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const MARK = '32px';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.base });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.base });

const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: '50%',
  border: `1px solid ${vars.color.lineStrong}`,
  fontSize: '1rem',
  fontWeight: 620,
});
export const number = styleVariants({
  now: [mark, { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent }],
  other: [mark, { color: vars.color.inkSoft }],
});
/** Under its title from a tablet on; on a phone across the page. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.field,
  '@media': { [media.tabletUp]: { paddingInlineStart: `calc(${MARK} + ${space.base})` } },
});

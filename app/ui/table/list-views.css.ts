import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const viewsLine = style({
  display: 'flex',
  gap: space.field,
  minHeight: 41,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
});
globalStyle(`${viewsLine} > nav`, { minWidth: 0, borderBottom: 0 });
export const save = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  // The tabs run off the edge under a thumb: this stays.
  '@media': { [media.mobile]: { marginInlineStart: 'auto' } },
});
export const saveSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkSoft,
  fontSize: text.small,
  whiteSpace: 'nowrap',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.ink } },
});
export const panel = style({
  position: 'absolute',
  zIndex: 9,
  top: '100%',
  insetInlineEnd: 0,
  display: 'grid',
  gap: space.small,
  width: 280,
  padding: space.base,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow,
});

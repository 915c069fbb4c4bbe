import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** On a phone what keeps a view has a line of its own, beneath the tabs and their hairline. */
export const viewsLine = style({
  '@media': {
    [media.tabletUp]: {
      display: 'flex',
      gap: space.field,
      minHeight: 41,
      boxShadow: `inset 0 -1px ${vars.color.line}`,
    },
  },
});
globalStyle(`${viewsLine} > nav`, { '@media': { [media.tabletUp]: { minWidth: 0, borderBottom: 0 } } });
export const save = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
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

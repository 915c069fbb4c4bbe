import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 118px), 1fr))',
  gap: space.tight,
  margin: 0,
  padding: `${space.small} ${space.base}`,
  listStyle: 'none',
  background: vars.color.sunken,
});
export const thumb = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  height: '100%',
  minHeight: 68,
  padding: space.tight,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.inkSoft,
  fontSize: text.tiny,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.ink, color: vars.color.ink },
    '&[aria-current]': {
      borderColor: vars.color.accentMark,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentMark}`,
      color: vars.color.ink,
      fontWeight: 580,
    },
  },
});

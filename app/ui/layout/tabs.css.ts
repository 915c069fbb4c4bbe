import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { glide } from './glide.css.ts';

export const tabs = style([
  glide,
  {
    display: 'flex',
    gap: space.field,
    overflowY: 'hidden',
    borderBottom: `1px solid ${vars.color.line}`,
    // Under a thumb they run off both edges, so that it is seen that there are more.
    '@media': {
      [media.mobile]: { marginInline: `-${space.base}`, paddingInline: space.base, scrollPaddingInline: space.base },
    },
  },
]);
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 40,
  fontSize: vars.controlText,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  scrollMarginInline: space.base,
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.ink, borderColor: vars.color.lineStrong },
    '&[aria-current]': {
      color: vars.color.ink,
      borderColor: vars.color.accentMark,
      fontWeight: 580, // Where they run off the edge, it is in sight at once.
      scrollInitialTarget: 'nearest',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const tabLate = style({ color: vars.color.negative, fontWeight: 600 });
export const tabCount = style({
  fontSize: text.tiny,
  fontWeight: 400,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

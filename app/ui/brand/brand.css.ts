import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  // However wide a mark and a name are, what stands beside them in the bar stays in the window.
  minWidth: 0,
  overflow: 'hidden',
  fontFamily: vars.font.heading,
  fontWeight: vars.headingWeight,
  fontSize: '1.125rem',
  letterSpacing: vars.headingTracking,
  textTransform: vars.headingCase,
  lineHeight: 1.15,
  color: vars.color.ink,
  textDecoration: 'none',
});
/** Of a mark and a name the mark gives way first. */
export const logo = style({
  width: 'auto',
  height: 32,
  maxWidth: 160,
  minWidth: 32,
  flexShrink: 8,
  objectFit: 'contain',
  objectPosition: 'left center',
});
export const monogram = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: '1rem',
});

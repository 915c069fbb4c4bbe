import { style, styleVariants } from '@vanilla-extract/css';
import { text } from './scale.ts';
import { vars } from './theme.css.ts';

const base = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.color.accentTint,
  color: vars.color.accentStrong,
  fontWeight: 620,
  lineHeight: 1,
});
export const avatar = styleVariants({
  normal: [base, { width: 36, height: 36, fontSize: text.tiny }],
  large: [base, { width: 64, height: 64, fontSize: text.large }],
});
/** Over the initials. */
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

export const skip = style({
  position: 'absolute',
  zIndex: 60,
  top: 8,
  insetInlineStart: 8,
  padding: '10px 16px',
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.paper,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' } },
});

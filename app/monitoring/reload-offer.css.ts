import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/scale.ts';
import { vars } from '#app/ui/theme.css.ts';

export const offer = style({
  position: 'fixed',
  insetInlineStart: space.base,
  bottom: space.base,
  zIndex: 20,
  padding: `${space.small} ${space.base}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow,
  fontSize: text.small,
});

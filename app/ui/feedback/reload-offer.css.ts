import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** A strip at the foot of the window; used by the offer to reload and by the question about analytics. */
export const strip = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.tight} ${space.base}`,
  padding: `${space.small} ${space.base}`,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow,
  fontSize: text.small,
});
export const stripActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });

import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/scale.ts';
import { vars } from '#app/ui/theme.css.ts';

export const banner = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: `${space.small} ${space.card}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const words = style({ fontSize: text.small });
export const actions = style({ display: 'flex', gap: space.tight });

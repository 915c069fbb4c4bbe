import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const banner = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.tight} ${space.base}`,
  padding: `${space.tight} ${space.base}`,
  background: vars.color.cautionTint,
  borderBottom: `2px solid ${vars.color.caution}`,
  fontSize: text.small,
});
export const words = style({ maxWidth: 'none', display: 'flex', gap: space.tight, alignItems: 'center' });

import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.base,
  padding: `${space.section} ${space.card}`,
  borderBlock: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  color: vars.color.inkSoft,
});

import { style } from '@vanilla-extract/css';
import { space } from './scale.ts';
import { vars } from './theme.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.base,
  padding: `${space.section} ${space.card}`,
  borderBlock: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  color: vars.color.inkSoft,
});

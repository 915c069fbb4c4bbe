import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const summary = style({
  display: 'grid',
  gap: space.tight,
  padding: `${space.base} ${space.field}`,
  border: `2px solid ${vars.color.negative}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  marginBottom: space.card,
});
export const summaryTitle = style({ fontSize: '1.125rem' });
export const summaryList = style({ display: 'grid', gap: space.hair, listStyle: 'none' });
export const summaryLink = style({
  display: 'inline-block',
  paddingBlock: 2,
  color: vars.color.negative,
  fontWeight: 540,
});

import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const footer = style({
  marginTop: 'auto',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.small,
  color: vars.color.inkSoft,
  '@media': { [media.print]: { display: 'none' } },
});
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.card} ${space.section}`,
  maxWidth: 1224,
  margin: '0 auto',
  padding: `${space.wide} ${space.base}`,
  '@media': { [media.tabletUp]: { paddingInline: space.wide } },
});
export const words = style({ display: 'grid', gap: space.small, flex: '1 1 20rem' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.field}`, listStyle: 'none' });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 32, color: vars.color.ink });

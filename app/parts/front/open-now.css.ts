import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.small });
export const cards = style({
  display: 'grid',
  gap: space.card,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  padding: 0,
  listStyle: 'none',
});
export const card = style({ position: 'relative', display: 'grid', gap: space.tight, alignContent: 'start' });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 7',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  filter: vars.pictures,
  background: vars.color.sunken,
});
export const title = style({ fontSize: text.body });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.small}`,
  fontSize: text.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** A project on a card: the whole of it leads to the page, the title is the link. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  ':hover': { borderColor: vars.color.lineStrong },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  filter: vars.pictures,
  background: vars.color.sunken,
});
export const words = style({
  display: 'grid',
  gap: space.small,
  padding: space.base,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const title = style({ fontSize: text.large });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
globalStyle(`${tile}:hover ${link}`, { textDecoration: 'underline' });
export const slogan = style({ fontSize: text.small, color: vars.color.inkSoft });
export const amounts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
// "From 100 €" is one piece: a long return beside it breaks instead.
globalStyle(`${amounts} > :last-child`, { flex: 'none', whiteSpace: 'nowrap' });
export const strong = style({ fontWeight: 620 });
export const soft = style({ color: vars.color.inkSoft });
export const tiles = style({
  display: 'grid',
  gap: space.card,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  padding: 0,
  listStyle: 'none',
});

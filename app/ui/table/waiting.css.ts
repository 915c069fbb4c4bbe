import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: space.small,
  listStyle: 'none',
});
export const item = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  height: '100%',
  gap: 2,
  padding: '14px 18px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: 'border-color 150ms',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': { borderColor: vars.color.accentMark, background: vars.color.accentTint },
  },
});
export const label = style({ fontSize: text.small });
export const figure = style({
  fontSize: text.title,
  fontWeight: 620,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const note = style({ fontSize: text.tiny, color: vars.color.inkSoft });

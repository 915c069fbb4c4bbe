import { style } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const cellLink = style({
  display: 'inline-block',
  minHeight: 24,
  color: vars.color.ink,
  textDecorationColor: vars.color.line,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
export const cellNote = style({ fontSize: text.tiny, fontWeight: 400, color: vars.color.inkSoft });

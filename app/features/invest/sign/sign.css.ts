import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** A sheet of paper that scrolls on its own, and prints whole. */
export const paper = style({
  display: 'grid',
  gap: space.small,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: vars.pad,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.print]: { maxHeight: 'none', border: 0, padding: 0 } },
});

globalStyle(`${paper} p`, { whiteSpace: 'pre-line' });

export const underPaper = style({
  display: 'grid',
  gap: space.hair,
  paddingTop: space.small,
  fontSize: text.small,
});

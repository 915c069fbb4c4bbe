import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Comes up from the foot of the window once something is ticked; always there where a browser knows no `:has`, or no tick can be counted. */
export const bulk = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.small} 4px`,
  background: vars.color.paper,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.small,
});
export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.inkSoft, marginInlineEnd: 'auto' });

import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** A native dialog: for help alone; what asks is a page. */
export const dialog = style({
  width: 'min(28rem, calc(100vw - 32px))',
  margin: 'auto',
  padding: vars.pad,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow,
  '::backdrop': { background: 'rgb(10 14 12 / .5)' },
  selectors: { '&[open]': { display: 'grid', gap: space.base } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

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
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});
// As the button that destroys looks everywhere else: the script fills one dialog for every question.
globalStyle(`${dialog}[data-danger] button[value=yes]`, {
  background: vars.color.surface,
  borderColor: vars.color.negative,
  color: vars.color.negative,
});
globalStyle(`${dialog}[data-danger] button[value=yes]:hover`, { background: vars.color.negativeTint });
export const consequence = style({ color: vars.color.inkSoft });

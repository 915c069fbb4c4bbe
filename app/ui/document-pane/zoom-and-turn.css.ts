import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { TURNS, ZOOMS } from './zooms.ts';

export const controls = style({ display: 'flex', alignItems: 'center', gap: space.hair, marginInlineStart: 'auto' });

export const control = style({
  position: 'relative',
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  minWidth: 0,
  selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});

const states = [...ZOOMS.map((zoom) => `zoom="${zoom}"`), ...TURNS.map((turn) => `turn="${turn}"`)];
/** The buttons that belong to what is chosen now. */
export const level = style({
  display: 'none',
  alignItems: 'center',
  gap: space.hair,
  selectors: Object.fromEntries(
    states.map((state) => [
      `${control}:has(input[data-${state}]:checked) > &[data-at="${state.replaceAll('"', '').replace('=', '-')}"]`,
      { display: 'flex' },
    ]),
  ),
});

const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const press = style([
  icon,
  {
    borderColor: vars.color.lineStrong,
    background: vars.color.surface,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.color.ink, background: vars.color.sunken } },
  },
]);
export const noPress = style([icon, { color: vars.color.lineStrong }]);
export const state = style({
  minWidth: 48,
  textAlign: 'center',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

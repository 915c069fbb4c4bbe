import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { list } from './list-frame.css.ts';

/** Comes when something is ticked; always there where a browser knows no `:has`. On a phone it stays at the top of the window. */
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
  minHeight: 44,
  marginBottom: space.hair,
  padding: '4px 8px 4px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.accentTint,
  fontSize: text.small,
  '@media': { [media.tabletUp]: { flexWrap: 'nowrap' } },
});
globalStyle(`${list}:not(:has(tbody :checked)) ${bulk}`, {
  '@supports': { 'selector(:has(a))': { display: 'none' } },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 560, marginInlineEnd: 'auto' });

import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** The line under a list: the pages, and its keys where there is a keyboard. */
export const foot = style({ display: 'flex', alignItems: 'center', gap: space.base, paddingBlock: space.small });
globalStyle(`${foot} > button`, { '@media': { [media.mobile]: { display: 'none' } } });
export const pagination = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});
export const range = style({ fontSize: text.small, color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });

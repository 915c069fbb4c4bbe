import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';

export const away = style({
  // A label of two lines makes the bar taller than a thumb's button.
  whiteSpace: 'nowrap',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  marginInlineStart: 'auto',
  '@media': { [media.tabletUp]: { gap: space.card } },
});
/** On a phone the bar holds the way out; help and language wait in the footer's company. */
export const awayHelp = style({ '@media': { [media.mobile]: { display: 'none' } } });
globalStyle(`${away} nav`, { '@media': { [media.mobile]: { display: 'none' } } });

import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Wide windows: the whole rail. */
export const whole = style({ display: 'none', '@media': { [media.smallDesktopUp]: { display: 'block' } } });

export const folded = style({ '@media': { [media.smallDesktopUp]: { display: 'none' } } });
export const foldedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.tight} ${space.base}`,
  minHeight: 44,
  listStyle: 'none',
  fontSize: text.small,
  color: vars.color.inkSoft,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const foldedMore = style({
  marginInlineStart: 'auto',
  color: vars.color.accentStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});
export const foldedBody = style({ paddingBlock: `${space.base} ${space.tight}` });

import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const count = style({ fontSize: text.tiny, color: vars.color.inkSoft, marginBottom: space.base });

/** Wide windows: the whole rail. */
export const whole = style({ display: 'none', '@media': { [media.smallDesktopUp]: { display: 'block' } } });
export const stepLink = style({
  color: 'inherit',
  textDecorationColor: vars.color.lineStrong,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

/** Narrow ones: a line of segments, the current name, the rest a touch away. */
export const folded = style({
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.smallDesktopUp]: { display: 'none' } },
});
export const foldedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.tight} ${space.small}`,
  minHeight: 44,
  paddingBottom: space.small,
  listStyle: 'none',
  fontSize: text.small,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const foldedName = style({ fontWeight: 620 });
export const foldedMore = style({
  marginInlineStart: 'auto',
  color: vars.color.accentStrong,
  textDecoration: 'underline',
});
export const segments = style({ display: 'block', flexBasis: '100%', width: '100%', height: 4 });
export const segment = style({ fill: vars.color.line });
export const segmentDone = style({ fill: vars.color.accentMark });
export const foldedBody = style({ paddingBlock: `${space.tight} ${space.base}` });

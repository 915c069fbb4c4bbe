import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.base,
  rowGap: 2,
  alignItems: 'center',
  padding: `${space.small} ${space.small} ${space.small} ${space.small}`,
  borderBottom: `1px solid ${vars.color.line}`,
  // Outside the padding, so that words stand on the page's edge.
  marginInline: `-${space.small}`,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: '56px minmax(0, 1fr) auto' },
  },
  selectors: {
    '&:first-child': { borderTop: `1px solid ${vars.color.line}` },
    '&:hover': { background: vars.color.sunken },
  },
});
/** The one whose sheet stands beside the list; on a phone there is none. */
export const rowCurrent = style([
  row,
  {
    '@media': {
      '(min-width: 1024px)': { background: vars.color.accentTint, boxShadow: `inset 3px 0 ${vars.color.accentMark}` },
    },
  },
]);

export const cover = style({
  display: 'none',
  gridRow: '1 / span 3',
  width: 56,
  height: 40,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@media': { [media.tabletUp]: { display: 'block' } },
});

export const title = style({
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'none',
  lineHeight: 1.35,
  // The whole row is the target; the row's own act stands above it.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const total = style({
  justifySelf: 'end',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** On a phone what is said of it has the whole width, and its status stands under that. */
const whole = { gridColumn: '1 / -1' } as const;
export const about = style({
  '@media': { [media.mobile]: whole },
  fontSize: text.tiny,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const standing = style({
  justifySelf: 'end',
  '@media': { [media.mobile]: { order: 1, justifySelf: 'start' } },
});
export const next = style({ fontSize: text.tiny, color: vars.color.inkSoft, '@media': { [media.mobile]: whole } });
export const act = style({
  '@media': { [media.mobile]: { order: 2 } },
  justifySelf: 'end',
  position: 'relative',
  fontSize: text.small,
  fontWeight: 560,
  paddingBlock: 2,
});
/** A reference has hyphens, and is one word. */
export const unbroken = style({ whiteSpace: 'nowrap' });

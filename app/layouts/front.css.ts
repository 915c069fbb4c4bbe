import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ON_HEADER } from '#app/ui/brand/on-header.ts';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const wide = '(min-width: 1024px)';
const SMALL_LAPTOP = '(min-width: 1024px) and (max-width: 1279px)';

/** The form, and beside it who asks for it; on a phone below. */
export const front = style({
  display: 'grid',
  gap: space.section,
  gridTemplateColumns: 'minmax(0, 448px)',
  justifyContent: 'center',
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 408px) minmax(0, 1fr)',
      columnGap: 'clamp(48px, 6vw, 88px)',
      paddingBlock: space.card,
    },
  },
});
// The tenant's picture beside the form, and what is open under both; in a narrow window one under the other.
globalStyle(`${front} > aside`, { '@media': { [wide]: { gridColumn: 2, gridRow: 1 } } });
globalStyle(`${front} > section`, { '@media': { [wide]: { gridColumn: '1 / -1', gridRow: 2 } } });

// Beside a long form it stays in sight; over what stands under both it would glide.
globalStyle(`${front}:not(:has(> section)) > aside`, {
  '@media': { [wide]: { position: 'sticky', top: space.wide } },
});

const box = style({ display: 'grid', gap: space.card });
export const beside = styleVariants({
  side: [box],
  full: [box, { gap: 0, justifyItems: 'start' }],
  split: [
    box,
    {
      gap: 0,
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      border: `1px solid ${vars.color.line}`,
      // The picture gives way to the longest word of the sentence: it would lie over its end.
      '@media': {
        [wide]: { gridTemplateColumns: 'minmax(min-content, 5fr) minmax(0, 6fr)', minHeight: 'min(560px, 70vh)' },
      },
    },
  ],
});

const words = style({
  maxWidth: '22ch',
  fontFamily: vars.font.heading,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
  textTransform: vars.headingCase,
  fontSize: text.title,
  lineHeight: 1.2,
  textWrap: 'balance',
  '@media': { [wide]: { fontSize: text.display } },
});
/** On the header's own colours, as a label on the picture or as a panel beside it. */
const label = { vars: ON_HEADER, background: vars.color.paper, color: vars.color.ink };
export const sentence = styleVariants({
  side: [words],
  full: [
    words,
    {
      ...label,
      position: 'relative',
      order: 1,
      marginTop: `calc(-1 * ${space.section})`,
      padding: `${space.base} ${space.card} ${space.base} 0`,
      selectors: { '&:not(:only-child)': { paddingInlineStart: space.card, borderStartEndRadius: vars.radius.card } },
      // Beside a form of a small laptop it would cover the foot of the picture but for a sliver: it stands below, as wide as the picture.
      '@media': { [SMALL_LAPTOP]: { marginTop: 0, width: '100%', maxWidth: 'none' } },
    },
  ],
  split: [
    words,
    {
      ...label,
      display: 'grid',
      alignContent: 'center',
      padding: `${space.wide} clamp(20px, 3vw, 40px)`,
      maxWidth: 'none',
    },
  ],
});

const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  filter: vars.pictures,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});
export const picture = styleVariants({
  side: [image],
  full: [image],
  split: [image, { borderRadius: 0, '@media': { [wide]: { height: '100%', aspectRatio: 'auto' } } }],
});

import { style, styleVariants } from '@vanilla-extract/css';
import { BOX_WIDTH, media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.base,
  maxWidth: BOX_WIDTH,
  padding: vars.pad,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.mobile]: { padding: `min(${vars.pad}, 18px)` }, [media.print]: { breakInside: 'avoid' } },
});

export const card = styleVariants({
  plain: [base],
  /** Floats over the page: the invest box. */
  raised: [base, { boxShadow: vars.shadow }],
  /** The one thing to do now. */
  accent: [base, { background: vars.color.accentTint, borderColor: vars.color.accentMark }],
});

/** Of a chart or of rows: as wide as its page. */
export const asPage = style({ maxWidth: 'none' });

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.base}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const eyebrow = style({ fontSize: text.tiny, color: vars.color.inkSoft });

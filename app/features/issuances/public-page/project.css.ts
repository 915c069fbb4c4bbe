import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { glide } from '#app/ui/layout/glide.css.ts';

const wide = '(min-width: 1024px)';

export const slogan = style({ fontSize: text.large, color: vars.color.inkSoft, maxWidth: MEASURE });
export const about = style({ fontSize: text.tiny, color: vars.color.inkSoft });

export const boxArea = style({ gridArea: 'box', '@media': { [wide]: { position: 'sticky', top: space.card } } });
export const body = style({
  gridArea: 'body',
  display: 'grid',
  gap: space.section,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The project's own mark beside its title. */
export const mark = style({ display: 'flex', alignItems: 'center', gap: space.base });
globalStyle(`${mark} h1`, { minWidth: 0 });
export const logo = style({
  width: '56px',
  height: '56px',
  objectFit: 'contain',
  flex: 'none',
  borderRadius: vars.radius.control,
});

export const gallery = style({
  display: 'grid',
  gap: space.base,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  padding: 0,
  listStyle: 'none',
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
});

/** Ways down a long page, always in sight; they scroll sideways by themselves where there are too many. */
export const sectionNav = style([
  glide,
  {
    display: 'flex',
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: vars.color.paper,
    gap: space.card,
    borderBottom: `1px solid ${vars.color.line}`,
  },
]);

export const sectionLink = style({
  padding: `${space.small} 0`,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
});

/** The issuer's own words, cleaned by the back end. */
export const prose = style({ display: 'grid', gap: space.small, maxWidth: MEASURE, overflowWrap: 'anywhere' });
/** A wide table is scrolled: broken inside its words it cannot be read. */
export const withTable = style({ gridTemplateColumns: 'minmax(0, 1fr)', overflowX: 'auto', position: 'relative' });
globalStyle(`${prose} :is(ul, ol)`, { paddingLeft: '1.25em', display: 'grid', gap: space.hair });
globalStyle(`${prose} table`, {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
// What the loader found to be a column of figures, with room on both sides: words behind a figure would touch it.
globalStyle(`${prose} :is(th, td)[data-figure]`, {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingInline: space.small,
});
globalStyle(`${prose} :is(th, td)`, {
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'normal',
  padding: `${space.tight} ${space.small} ${space.tight} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const people = style({
  display: 'grid',
  gap: space.card,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  padding: 0,
  listStyle: 'none',
});
export const face = style({
  width: 80,
  height: 80,
  objectFit: 'cover',
  borderRadius: '50%',
  background: vars.color.sunken,
});
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  alignContent: 'start',
});

export const rows = style({ padding: 0, listStyle: 'none', borderTop: `1px solid ${vars.color.line}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space.hair} ${space.base}`,
  padding: `${space.small} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
globalStyle(`${row} > *`, { minWidth: 0 });

export const raised = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.small,
  flexWrap: 'wrap',
});
export const raisedAmount = style({
  fontFamily: vars.font.figure,
  fontSize: text.title,
  fontWeight: vars.figureWeight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
});
export const risks = style({
  paddingLeft: '1.25em',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.tight,
});
export const section = style({
  display: 'grid',
  gap: space.base,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Under the ways down, which stay at the top.
  scrollMarginTop: 72,
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { glide } from '#app/ui/layout/glide.css.ts';
import { DRAWN_HEIGHT } from './drawing.ts';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.tight,
  containerType: 'inline-size',
});
/** Words of the upright axis, the drawing, and under it its own words. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.small,
  // The word of a goal stands above the uppermost line, and keeps its distance from a title.
  paddingTop: space.base,
});
const LINE_PX = 18;
/** Equal steps stand at equal distances: each word's middle at its hairline. */
export const gutter = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: DRAWN_HEIGHT + LINE_PX,
  marginBlock: -LINE_PX / 2,
  lineHeight: `${LINE_PX}px`,
  fontSize: text.tiny,
  color: vars.color.inkSoft,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** No viewBox on the outer drawing: only the lines inside stretch. */
export const canvas = style({ width: '100%', height: DRAWN_HEIGHT, overflow: 'visible' });
export const foot = style({ gridColumn: 2, width: '100%', height: 24, overflow: 'visible' });
export const hairline = style({ stroke: vars.color.line, strokeWidth: 1 });
export const zero = style({ stroke: vars.color.lineStrong, strokeWidth: 1 });
const anyWord = style({ fill: vars.color.inkSoft, fontSize: text.tiny });
/** Words by the narrowest box that has room for them, in px: the chart measures its own, not the window. */
const upTo = (width: number) => style({ '@container': { [`(max-width: ${width}px)`]: { display: 'none' } } });
export const word = styleVariants({ narrow: [anyWord], wide: [anyWord, upTo(480)], widest: [anyWord, upTo(900)] });
export const ground = style({ fill: vars.color.chart, opacity: 0.1 });
export const gain = style({ fill: vars.color.chart, opacity: 0.55 });
export const loss = style({ fill: vars.color.negative, opacity: 0.35 });
export const line = style({
  fill: 'none',
  stroke: vars.color.chart,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const lineSecond = style({
  fill: 'none',
  stroke: vars.color.chartSecond,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const bar = style({ fill: vars.color.chart });
export const barOver = style({ fill: vars.color.lineStrong });
export const markLine = style({ stroke: vars.color.ink, strokeWidth: 1, strokeDasharray: '2 3' });
/** On paper of its own, so that no course runs through it. */
export const markWord = style({
  fill: vars.color.ink,
  fontSize: text.tiny,
  stroke: vars.color.paper,
  strokeWidth: 4,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
});
export const steps = style({ display: 'grid', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.base,
  alignItems: 'baseline',
});
export const stepCount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' });
/** In a narrow box it stands under its number, so that the step's name is not torn beside it. */
export const stepNote = style({
  display: 'block',
  fontSize: text.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
  '@container': {
    '(min-width: 480px)': { display: 'inline', marginInlineStart: space.tight, fontSize: 'inherit' },
  },
});
export const stepBar = style({ gridColumn: '1 / -1', width: '100%', height: 12 });
export const stepTrack = style({ fill: vars.color.line });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.base}`,
  fontSize: text.tiny,
  color: vars.color.inkSoft,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const legendMark = style({ width: 20, height: 12 });
/** What has no room glides in itself, never the page. */
export const asTable = style([glide, { fontSize: text.small }]);
export const asTableSummary = style({
  display: 'inline-block',
  paddingBlock: 4,
  color: vars.color.accentStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});
export const dataTable = style({ marginTop: space.tight, fontSize: text.small });
const cell = style({
  padding: '5px 0 5px 12px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { '(min-width: 480px)': { paddingInlineStart: 24 } },
});
export const dataCell = styleVariants({
  // On the edge of its chart at every width.
  name: [
    cell,
    { paddingInlineStart: 0, textAlign: 'start', '@container': { '(min-width: 480px)': { paddingInlineStart: 0 } } },
  ],
  figure: [cell, { textAlign: 'end' }],
});

/** From here on a list keeps all of its columns beside its chart: it measures the window, not its box. */
const BESIDE = '(min-width: 1760px)';
/** A list and its chart: beside each other where there is room for both, else under each other. By its attribute: a class would be script, and every page with a chart would bring it. */
globalStyle('[data-with-chart]', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  alignItems: 'start',
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space.wide } },
});

import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const figure = style({ display: 'grid', gap: space.tight });
/** No viewBox on the outer drawing: words stay 13 px at any width, only the lines inside stretch. */
export const canvas = style({ width: '100%', height: 260, overflow: 'visible' });
export const hairline = style({ stroke: vars.color.line, strokeWidth: 1 });
/** A rim of paper keeps words apart from the lines under them. */
export const word = style({
  fill: vars.color.inkSoft,
  fontSize: text.tiny,
  stroke: vars.color.paper,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
/** Labels that a narrow window has no room for. */
export const spare = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const area = style({ fill: vars.color.chart, opacity: 0.1 });
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
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.base}`,
  fontSize: text.tiny,
  color: vars.color.inkSoft,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const legendLine = style({ width: 20, height: 4, overflow: 'visible' });
export const asTable = style({ fontSize: text.small });
export const asTableSummary = style({
  display: 'inline-block',
  paddingBlock: 4,
  color: vars.color.accentStrong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});
export const dataTable = style({ marginTop: space.tight, fontSize: text.small });
export const dataCell = style({
  padding: '5px 24px 5px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

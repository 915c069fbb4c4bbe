import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

/** White in every scheme: readers of codes want dark on light. */
export const qr = style({
  width: 176,
  height: 176,
  padding: 12,
  background: '#fff',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fill: '#000',
  shapeRendering: 'crispEdges',
});

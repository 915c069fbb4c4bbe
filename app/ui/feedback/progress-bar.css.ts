import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

export const bar = style({ display: 'block', width: '100%', height: 18, overflow: 'visible' });
export const track = style({ fill: vars.color.sunken, stroke: vars.color.line, strokeWidth: 1 });
/** The brand's own colour; where that is too bright to be seen beside the track, its readable relative draws the edge. */
export const filled = style({ fill: vars.color.accent, stroke: vars.color.accentMark, strokeWidth: 1.5 });
export const mark = style({ fill: vars.color.ink, stroke: vars.color.surface, strokeWidth: 2, paintOrder: 'stroke' });

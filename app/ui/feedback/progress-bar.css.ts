import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const whole = style({ display: 'block', width: '100%', overflow: 'visible' });
export const bar = styleVariants({
  plain: [whole, { height: 18 }],
  /** With room for the word below the mark. */
  marked: [whole, { height: 37 }],
});
export const track = style({ fill: vars.color.sunken, stroke: vars.color.line, strokeWidth: 1 });
/** The brand's own colour; where that is too bright to be seen beside the track, its readable relative draws the edge. */
export const filled = style({ fill: vars.color.accent, stroke: vars.color.accentMark, strokeWidth: 1.5 });
export const mark = style({ fill: vars.color.ink, stroke: vars.color.surface, strokeWidth: 2, paintOrder: 'stroke' });
export const markLabel = style({ fill: vars.color.inkSoft, fontSize: text.tiny });

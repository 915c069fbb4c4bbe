import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const bar = style({ display: 'flex', gap: space.tight, flexBasis: '100%' });
/** As wide as its word asks, and its part of what is left. */
export const cell = style({ flex: '1 1 auto', display: 'grid', gap: space.tight, minWidth: 0 });
/** A drawing is 300 px wide by itself: here its word decides. */
export const line = style({ display: 'block', width: 0, minWidth: '100%', height: 4 });
export const rest = style({ fill: vars.color.line });
export const track = style({ fill: vars.color.accentMark });
const name = style({ fontSize: text.tiny, lineHeight: 1.3 });
export const label = styleVariants({ here: [name, { fontWeight: 640 }], other: [name, { color: vars.color.inkSoft }] });

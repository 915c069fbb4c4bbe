import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  paddingTop: space.card,
  borderTop: `1px solid ${vars.color.line}`,
});
export const contents = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.field}`, listStyle: 'none' });
export const contentsLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: 32 });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: space.small,
  listStyle: 'none',
});
const swatchBase = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: 72,
  padding: space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: text.small,
});
export const swatch = styleVariants({
  paper: [swatchBase, { background: vars.color.paper }],
  surface: [swatchBase, { background: vars.color.surface }],
  sunken: [swatchBase, { background: vars.color.sunken }],
  accent: [swatchBase, { background: vars.color.accent, color: vars.color.onAccent }],
  accentTint: [swatchBase, { background: vars.color.accentTint, color: vars.color.accentStrong }],
  progress: [swatchBase, { background: vars.color.progressTint, color: vars.color.progress }],
  positive: [swatchBase, { background: vars.color.positiveTint, color: vars.color.positive }],
  caution: [swatchBase, { background: vars.color.cautionTint, color: vars.color.caution }],
  negative: [swatchBase, { background: vars.color.negativeTint, color: vars.color.negative }],
});

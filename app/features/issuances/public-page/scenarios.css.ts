import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const wide = '(min-width: 1180px)';

/** The outcomes, and beside them what they do not say. */
export const outcomes = style({
  display: 'grid',
  gap: space.card,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const head = style({ fontSize: text.tiny, color: vars.color.inkSoft });
globalStyle(`${head} th:first-child`, { textAlign: 'start', fontWeight: 400 });
export const outcome = style({ borderTop: `1px solid ${vars.color.line}` });
const cell = style({ verticalAlign: 'top', padding: `${space.small} 0`, fontWeight: 400 });
export const name = style([cell, { display: 'grid', gap: space.hair, textAlign: 'start', maxWidth: '34ch' }]);
export const figure = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingInlineStart: space.tight,
    '@media': { '(min-width: 768px)': { paddingInlineStart: space.base } },
  },
]);
export const loss = style({ color: vars.color.negative });
export const beside = style({ display: 'grid', gap: space.small });
export const warning = style({
  borderInlineStart: `3px solid ${vars.color.caution}`,
  paddingInlineStart: space.base,
});

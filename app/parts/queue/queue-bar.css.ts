import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.base}`,
  paddingBottom: space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: text.small,
});
export const name = style({ fontWeight: 640 });
export const marks = style({ display: 'flex', gap: 4 });
const mark = style({ width: 18, height: 4, borderRadius: 2, background: vars.color.line });
export const marked = styleVariants({
  before: [mark, { background: vars.color.inkSoft }],
  here: [mark, { background: vars.color.accentMark, height: 8, marginBlock: -2 }],
  after: [mark],
});
export const ways = style({ display: 'flex' });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 12px',
  border: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.ink,
  background: vars.color.surface,
  fontWeight: 560,
  textDecoration: 'none',
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.control, borderEndStartRadius: vars.radius.control },
    '&:last-child': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '& + &': { borderInlineStart: 0 },
    'a&:hover': { background: vars.color.sunken },
    '&[aria-disabled]': { color: vars.color.inkSoft, fontWeight: 400 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const last = style({ marginInlineStart: 'auto', color: vars.color.inkSoft });

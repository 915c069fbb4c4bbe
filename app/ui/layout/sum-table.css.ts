import { style } from '@vanilla-extract/css';
import { BOX_WIDTH, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const sum = style({ width: '100%', maxWidth: BOX_WIDTH });
export const sumName = style({
  padding: '10px 16px 10px 0',
  verticalAlign: 'top',
  fontWeight: 400,
  textAlign: 'start',
  color: vars.color.inkSoft,
});
export const sumValue = style({
  padding: '10px 0',
  textAlign: 'end',
  verticalAlign: 'top',
  // A sum is never broken, a name may be.
  minWidth: '14ch',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const sumRow = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } });
export const sumHint = style({ display: 'block', fontWeight: 400, fontSize: text.small, lineHeight: 1.4 });
export const totalRow = style({ borderTop: `2px solid ${vars.color.ink}` });
export const total = style({
  selectors: {
    [`${sumName}&, ${sumValue}&`]: {
      paddingBlock: `${space.small} 0`,
      color: vars.color.ink,
      fontSize: text.large,
      fontWeight: 640,
    },
  },
});

import { style } from '@vanilla-extract/css';
import { BOX_WIDTH, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const sum = style({ width: '100%', maxWidth: BOX_WIDTH });
export const sumName = style({
  padding: '10px 16px 10px 0',
  verticalAlign: 'top',
  fontWeight: 400,
  textAlign: 'start',
  // Beside a long sum a name gives way, in the middle of a word where it must.
  overflowWrap: 'anywhere',
  color: vars.color.inkSoft,
});
export const sumValue = style({
  padding: '10px 0',
  textAlign: 'end',
  verticalAlign: 'top',
  // A sum is one word and takes the room that it needs: it is broken only where it is wider than the page.
  overflowWrap: 'break-word',
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

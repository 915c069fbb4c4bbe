import { style } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';

export const codeInput = style({
  selectors: {
    '&&': {
      maxWidth: '11rem',
      minHeight: 56,
      fontSize: text.title,
      fontWeight: 600,
      letterSpacing: '0.24em',
      textIndent: '0.12em',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

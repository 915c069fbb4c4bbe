import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const icon = styleVariants({
  small: [base, { width: 16, height: 16 }],
  normal: [base, { width: 20, height: 20 }],
  large: [base, { width: 28, height: 28, strokeWidth: 1.5 }],
});

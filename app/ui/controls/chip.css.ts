import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const base = style({
  // Of two lines the second begins under the first, also at the end of a row.
  textAlign: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: '0 9px',
  borderRadius: vars.radius.pill,
  fontSize: text.tiny,
  fontWeight: 520,
  lineHeight: '18px',
  verticalAlign: 'middle',
  // The mark differs in shape as well as in colour; what is full is so by its border, which a system with few colours of its own leaves.
  '::before': {
    content: '',
    flex: 'none',
    boxSizing: 'border-box',
    width: 10,
    height: 10,
    border: '1.75px solid currentColor',
    borderRadius: '50%',
  },
});

export const chip = styleVariants({
  neutral: [base, { background: vars.color.sunken, color: vars.color.inkSoft }],
  progress: [
    base,
    {
      background: vars.color.progressTint,
      color: vars.color.progress,
      '::before': { background: 'radial-gradient(currentColor 0 1.5px, transparent 2px)' },
    },
  ],
  positive: [
    base,
    {
      background: vars.color.positiveTint,
      color: vars.color.positive,
      '::before': { borderWidth: 5 },
    },
  ],
  caution: [
    base,
    {
      background: vars.color.cautionTint,
      color: vars.color.caution,
      '::before': { borderInlineStartWidth: 5 },
    },
  ],
  negative: [
    base,
    {
      background: vars.color.negativeTint,
      color: vars.color.negative,
      '::before': { borderRadius: 0, borderWidth: 5, transform: 'rotate(45deg) scale(.78)' },
    },
  ],
});

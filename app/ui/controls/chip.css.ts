import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  maxWidth: '100%',
  padding: '2px 10px',
  borderRadius: vars.radius.pill,
  fontSize: text.tiny,
  fontWeight: 500,
  lineHeight: 1.5,
  verticalAlign: 'middle',
  // The mark differs in shape as well as in colour.
  '::before': { content: '', flex: 'none', width: 8, height: 8, border: '1.75px solid currentColor' },
});

export const chip = styleVariants({
  neutral: [base, { background: vars.color.sunken, color: vars.color.inkSoft, '::before': { borderRadius: '50%' } }],
  accent: [
    base,
    {
      background: vars.color.accentTint,
      color: vars.color.accentStrong,
      '::before': { borderRadius: '50%', background: 'currentColor' },
    },
  ],
  positive: [
    base,
    {
      background: vars.color.positiveTint,
      color: vars.color.positive,
      '::before': { borderRadius: '50%', background: 'currentColor' },
    },
  ],
  caution: [
    base,
    {
      background: vars.color.cautionTint,
      color: vars.color.caution,
      '::before': { borderRadius: '50%', background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
    },
  ],
  negative: [
    base,
    {
      background: vars.color.negativeTint,
      color: vars.color.negative,
      '::before': { background: 'currentColor', transform: 'rotate(45deg) scale(.86)' },
    },
  ],
});

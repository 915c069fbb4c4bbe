import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Square corners, whatever the tenant's shape: it is never read as a status. */
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  padding: '0 9px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: 3,
  fontSize: text.tiny,
  fontWeight: 560,
  lineHeight: '18px',
  verticalAlign: 'middle',
});

export const turn = styleVariants({
  mine: [base, { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.paper }],
  others: [base, { color: vars.color.inkSoft }],
});

import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** One narrow column in the middle of the page. */
export const box = style({
  width: '100%',
  maxWidth: '408px',
  margin: '0 auto',
});

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  color: vars.color.inkSoft,
  fontSize: text.small,
  selectors: { '&::before, &::after': { content: '', flex: 1, borderTop: `1px solid ${vars.color.line}` } },
});

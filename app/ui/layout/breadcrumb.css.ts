import { style } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  listStyle: 'none',
  fontSize: text.small,
  color: vars.color.inkSoft,
});
export const crumb = style({
  selectors: { '& + &::before': { content: '/', margin: '0 8px', color: vars.color.lineStrong } },
});
export const crumbLink = style({
  display: 'inline-block',
  paddingBlock: 2,
  color: 'inherit',
  selectors: { '&:not(:hover)': { textDecoration: 'none' } },
});

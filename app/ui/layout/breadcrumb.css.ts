import { style } from '@vanilla-extract/css';
import { media, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  listStyle: 'none',
  fontSize: text.small,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
/** On a phone, the one step up: the page's own name is its heading. */
export const crumb = style({
  selectors: { '& + &::before': { content: '/', margin: '0 8px', color: vars.color.lineStrong } },
  '@media': {
    [media.mobile]: {
      selectors: {
        '&:not(:nth-last-child(2))': { display: 'none' },
        '&:nth-last-child(2)::before': { content: '‹', margin: '0 6px 0 0', color: vars.color.inkSoft },
      },
    },
  },
});
export const crumbLink = style({
  display: 'inline-block',
  paddingBlock: 2,
  color: 'inherit',
  selectors: { '&:not(:hover)': { textDecoration: 'none' } },
});

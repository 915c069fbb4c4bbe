import { style } from '@vanilla-extract/css';
import { media, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { fits } from './data-table.css.ts';

export const cellLink = style({
  color: vars.color.ink,
  textDecorationColor: vars.color.line,
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    [`${fits} &`]: { textDecoration: 'none' },
    [`${fits} &:hover`]: { textDecoration: 'underline' },
    // The whole row of a list leads where its name does.
    [`${fits} th &::after`]: { content: '', position: 'absolute', inset: 0 },
    [`${fits} th &:focus-visible`]: { outlineOffset: '-2px' },
  },
});
export const cellNote = style({
  fontSize: text.tiny,
  fontWeight: 400,
  color: vars.color.inkSoft,
  // On the desk's one line; in a narrow window a reference beside a name would break at its hyphen.
  '@media': {
    [media.laptopUp]: {
      selectors: { [`[data-density=compact] ${fits} &`]: { display: 'inline', marginInlineStart: 10 } },
    },
  },
});
export const cellBeside = style({
  // Where it has no room on the name's line it stands whole on the next.
  display: 'inline-block',
  fontWeight: 400,
  color: vars.color.inkSoft,
  '@media': { [media.belowLaptop]: { display: 'block', fontSize: text.tiny } },
});
export const cellMark = style({ display: 'inline-flex', alignItems: 'center', gap: 8, verticalAlign: 'bottom' });

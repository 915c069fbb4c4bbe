import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** The names of its parts stand on a line of their own (`field`), beside which a neighbour's label may stand. */
const twoLines = { display: 'grid', gridTemplateRows: 'subgrid' } as const;
export const dayFields = style({
  ...twoLines,
  // Stronger than the line of any control.
  selectors: { '&&': { gridRow: '3 / span 2' } },
  gridAutoFlow: 'column',
  columnGap: space.small,
});
export const dayPart = style({ ...twoLines, gridRow: '1 / span 2' });
export const dayPartLabel = style({
  paddingBottom: 2,
  fontSize: text.small,
  color: vars.color.inkSoft,
  lineHeight: 1.45,
});
/** As wide as what is typed: two digits, four digits. */
export const dayPartWidth = styleVariants({ day: ['3.75rem'], month: ['3.75rem'], year: ['5.25rem'] }, ([width]) => ({
  selectors: { '&&': { width } },
}));

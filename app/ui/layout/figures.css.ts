import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** The list measures its own box, not the window: the same list stands in a rail and across a page. */
export const figuresBox = style({ containerType: 'inline-size' });

/** In a narrow box, a ledger: name and value on one line. So it is, too, where a browser knows no container queries. */
export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: space.card });

/** Each as wide as what stands in it, and an equal share of what is left: a long day has room beside a short sum. */
const columns = (count: number) => `repeat(${count}, minmax(0, auto))`;
const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
export const narrow = styleVariants(counts, (count) => ({
  '@container': { '(min-width: 340px)': { gridTemplateColumns: columns(count) } },
}));
export const broad = styleVariants(counts, (count) => ({
  '@container': { '(min-width: 620px)': { gridTemplateColumns: columns(count) } },
}));

export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.small,
  paddingBlock: 10,
  borderTop: `1px solid ${vars.color.line}`,
});
export const figureName = style({
  // Beside a long second line a name of three words would stand on three lines.
  flex: '0 0 auto',
  maxWidth: '60%',
  fontSize: text.tiny,
  fontWeight: 400,
  color: vars.color.inkSoft,
});
export const figureValue = style({
  fontFamily: vars.font.figure,
  fontWeight: vars.figureWeight,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  // Beside its name, however long its second line is.
  minWidth: 0,
});

/** Name above value, from the width at which there is more than one column; a single column stays a ledger. */
const from = { narrow: '(min-width: 340px)', broad: '(min-width: 620px)' } as const;
export const stacked = styleVariants(from, (width) => ({
  '@container': {
    // However long a name is, the values beside each other stand on one line.
    [width]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', alignItems: 'start', paddingBlock: 12 },
  },
}));
/** Over its value a name has the whole column. */
export const above = styleVariants(from, (width) => ({ '@container': { [width]: { maxWidth: 'none' } } }));
export const large = styleVariants(from, (width) => ({
  '@container': { [width]: { fontSize: text.large, textAlign: 'start' } },
}));

export const figureNote = style({
  fontFamily: vars.font.body,
  fontSize: text.tiny,
  fontWeight: 400,
  color: vars.color.inkSoft,
});

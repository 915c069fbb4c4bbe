import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Lists may be laid out so too: their marks go. */
const bare = { margin: 0, paddingLeft: 0, listStyle: 'none' } as const;
const column = style({ ...bare, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
const row = style({ ...bare, display: 'flex', flexWrap: 'wrap' });

const gaps = {
  none: '0',
  hair: space.hair,
  tight: space.tight,
  small: space.small,
  base: space.base,
  field: space.field,
  card: space.card,
  wide: space.wide,
  section: vars.section,
} as const;

export const stack = styleVariants(gaps, (gap) => [column, { gap }]);
export const cluster = styleVariants(gaps, (gap) => [row, { gap }]);
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
});

/** As many equal columns as fit; each at least as wide as its name says. */
const columns = style({ display: 'grid', alignItems: 'start', gap: space.card });
const least = (width: number) => `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;
export const grid = styleVariants({
  small: [columns, { gridTemplateColumns: least(200), gap: space.small }],
  /** Words to tick: each has its own room above and below. */
  ticks: [columns, { gridTemplateColumns: least(200), gap: `0 ${space.card}` }],
  medium: [columns, { gridTemplateColumns: least(280) }],
  large: [columns, { gridTemplateColumns: least(360) }],
  two: [
    columns,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  ],
});

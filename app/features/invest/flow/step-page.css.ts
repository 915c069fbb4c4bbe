import { style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';

const beside = '(min-width: 1024px)';
const twoColumns = 'minmax(0, 1fr) 300px';

/** Rail, question, summary. In narrow windows rail and summary fold to a line each above the question. */
const columns = {
  display: 'grid',
  gap: space.card,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

export const flow = style({
  ...columns,
  '@media': {
    [beside]: {
      gridTemplateColumns: twoColumns,
      gridTemplateAreas: '"rail rail" "question summary"',
      gap: `${space.wide} ${space.section}`,
    },
    [media.smallDesktopUp]: {
      gridTemplateColumns: '200px minmax(0, 1fr) 320px',
      gridTemplateAreas: '"rail question summary"',
    },
  },
});

/** Question and summary alone. */
export const flowWithoutRail = style({
  ...columns,
  '@media': {
    [beside]: { gridTemplateColumns: twoColumns, gridTemplateAreas: '"question summary"', columnGap: space.section },
  },
});

export const railBox = style({ '@media': { [beside]: { gridArea: 'rail' } } });

export const question = style({
  display: 'grid',
  gap: space.wide,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [beside]: { gridArea: 'question' } },
});

export const head = style({ display: 'grid', gap: space.tight });

export const summary = style({
  minWidth: 0,
  '@media': { [beside]: { gridArea: 'summary', position: 'sticky', top: space.card } },
});

import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Rail, question, summary. In narrow windows the rail folds to one line above the question and the summary goes below it. */
const columns = {
  display: 'grid',
  gap: space.wide,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
const twoColumns = { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: space.section } as const;

export const flow = style({
  ...columns,
  '@media': {
    '(min-width: 1024px)': twoColumns,
    '(min-width: 1281px)': { gridTemplateColumns: '200px minmax(0, 1fr) 320px' },
  },
});

/** Question and summary alone. */
export const flowWithoutRail = style({ ...columns, '@media': { '(min-width: 1024px)': twoColumns } });

export const railBox = style({
  '@media': { '(min-width: 1024px) and (max-width: 1280px)': { gridColumn: '1 / -1' } },
});

export const question = style({ display: 'grid', gap: space.wide, gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({ display: 'grid', gap: space.tight });

export const summary = style({
  '@media': { '(min-width: 1024px)': { position: 'sticky', top: space.card } },
});

export const note = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space.small });

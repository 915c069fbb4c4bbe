import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/scale.ts';
import { vars } from '#app/ui/theme.css.ts';

/** Rail, question, summary. In narrow windows the rail folds to one line above the question and the summary goes below it. */
export const flow = style({
  display: 'grid',
  gap: space.wide,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: space.section },
    '(min-width: 1281px)': { gridTemplateColumns: '200px minmax(0, 1fr) 320px' },
  },
});

export const railBox = style({
  '@media': { '(min-width: 1024px) and (max-width: 1280px)': { gridColumn: '1 / -1' } },
});

export const question = style({ display: 'grid', gap: space.wide, gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({ display: 'grid', gap: space.tight });

export const summary = style({
  '@media': { '(min-width: 1024px)': { position: 'sticky', top: space.card } },
});

export const note = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space.small });

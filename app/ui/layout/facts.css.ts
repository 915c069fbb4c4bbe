import { style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const fact = style({
  display: 'grid',
  // However long the action, name and value keep the width of a word.
  gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, auto)',
  gap: `2px ${space.base}`,
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'minmax(9.5rem, 2fr) minmax(min-content, 4fr) minmax(0, 6.5rem)' },
  },
});
export const factName = style({ fontWeight: 400, color: vars.color.inkSoft, hyphens: 'auto' });
export const factValue = style({
  fontWeight: 540,
  gridColumn: '1',
  overflowWrap: 'anywhere',
  '@media': { [media.tabletUp]: { gridColumn: '2' } },
});
export const factAction = style({
  gridColumn: '2',
  gridRow: '1 / 3',
  alignSelf: 'center',
  justifySelf: 'end',
  '@media': { [media.tabletUp]: { gridColumn: '3', gridRow: '1' } },
});

import { style } from '@vanilla-extract/css';
import { BOX_WIDTH, media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** From a tablet on all rows share three columns, the last one as wide as the longest thing to do. */
export const facts = style({
  display: 'grid',
  maxWidth: BOX_WIDTH,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'minmax(9.5rem, 30%) minmax(min-content, 1fr) fit-content(13rem)',
      columnGap: space.base,
    },
  },
});
export const fact = style({
  display: 'grid',
  // However long the action, name and value keep the width of a word.
  gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, auto)',
  gap: `2px ${space.base}`,
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': {
    [media.tabletUp]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  },
});
export const factName = style({ fontWeight: 400, color: vars.color.inkSoft, hyphens: 'auto' });
export const factValue = style({
  fontWeight: 540,
  gridColumn: '1',
  overflowWrap: 'anywhere',
  // The last sign of an address or of an account's number does not stand alone on its line.
  textWrap: 'balance',
  '@media': {
    // Where there is nothing to do with it, it has the room of what could be done.
    [media.tabletUp]: { gridColumn: '2', selectors: { '&:last-child': { gridColumn: '2 / -1' } } },
  },
});
export const factAction = style({
  gridColumn: '2',
  gridRow: '1 / 3',
  alignSelf: 'center',
  justifySelf: 'end',
  '@media': { [media.tabletUp]: { gridColumn: '3', gridRow: '1' } },
});

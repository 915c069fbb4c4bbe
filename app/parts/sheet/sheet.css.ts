import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** From here on what can be done stands in a column of its own. */
const BESIDE = '(min-width: 1024px)';

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.base });

/** On a phone: how it stands, what can be done, then the particulars. Beside each other from a small laptop on. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  alignItems: 'start',
  marginTop: space.tight,
  '@media': { [BESIDE]: { columnGap: space.wide } },
});
export const withAside = style({
  '@media': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 304px', gridTemplateRows: 'auto 1fr' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
});
export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const particulars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.field,
  minWidth: 0,
  '@media': { [BESIDE]: { gridColumn: 1 } },
});
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  minWidth: 0,
  '@media': {
    [BESIDE]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      // Its end stays in sight: a box as high as the window keeps its first line there, a longer one goes with the page to its last.
      alignSelf: 'end',
      alignContent: 'start',
      position: 'sticky',
      bottom: 0,
      minHeight: `min(100%, 100vh - ${space.base})`,
      paddingBottom: space.base,
    },
    [media.print]: { position: 'static', minHeight: 0 },
  },
});
/** What can be done stands in one column, and all of it is as wide as the column. */
export const actsColumn = style({});
globalStyle(`${actsColumn} button[type=submit]`, { width: '100%' });
/** An act that asks for more than a button looks like the button that it is; what it opens follows. */
const folded = `${sheet} details:has(form) > summary:not([class])`;
globalStyle(folded, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.control,
  marginTop: space.tight,
  paddingInline: space.base,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.controlText,
  fontWeight: 580,
  listStyle: 'none',
});
globalStyle(`${folded}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${folded}::after`, { content: '…' });
globalStyle(`${folded}:hover`, { borderColor: vars.color.ink });
globalStyle(folded.replace('details', 'details[open]'), { background: vars.color.sunken, marginBottom: space.base });
/** Among the particulars there is room for a button's own width; those of one decision are as wide as each other. */
globalStyle(`${particulars} details:has(form) > summary:not([class])`, {
  '@media': { [BESIDE]: { width: 'fit-content', minWidth: 240 } },
});
globalStyle(`${particulars} form:has(~ details form) button[type=submit]`, {
  '@media': { [BESIDE]: { minWidth: 240 } },
});
/** What stands in the column has no tab; without the column it has one. */
export const besideOnly = style({ display: 'none', '@media': { [BESIDE]: { display: 'block' } } });
export const narrowOnly = style({ '@media': { [BESIDE]: { display: 'none' } } });

/** What waits for the reader has an edge of ink. */
export const mine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  padding: `min(${vars.pad}, 18px)`,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { ON_HEADER } from '#app/ui/brand/on-header.ts';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const bar = style({
  position: 'relative',
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: space.base,
  minHeight: 56,
  padding: `4px ${space.base}`,
  background: vars.color.header,
  borderBottom: `1px solid ${vars.color.headerLine}`,
  '@media': { [media.tabletUp]: { paddingInline: space.wide }, [media.print]: { display: 'none' } },
});
/** Stands on the header's colour elsewhere: where a sidebar begins. */
export const onHeader = style({});
// The sheet that opens under the bar is a page again.
globalStyle(`${onHeader}, ${bar} > :not(details), ${bar} > details > summary`, {
  vars: ON_HEADER,
  color: vars.color.ink,
});
/** Links in the bar, from 1024 px on: five of them and a button have no room beside a long name in less. */
export const inline = style({
  display: 'none',
  '@media': {
    [media.laptopUp]: { display: 'flex', alignItems: 'center', gap: space.card, marginInlineStart: 'auto' },
  },
});
export const inlineLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 600, boxShadow: `inset 0 -2px ${vars.color.accentMark}` },
  },
});

/** The same behind a native toggle in narrow windows. */
export const menu = style({ marginInlineStart: 'auto' });
// An open menu stands over what is asked at the foot of the window: the way out is in it.
globalStyle(`${bar}:has(details[open])`, { zIndex: 20 });
export const menuBelowLaptop = style({ '@media': { [media.laptopUp]: { display: 'none' } } });
export const menuButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: 44,
  padding: `0 ${space.small}`,
  marginInlineEnd: '-12px',
  borderRadius: vars.radius.control,
  fontWeight: 560,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, details[open] > &': { background: vars.color.sunken },
  },
});
export const menuSheet = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  display: 'grid',
  gap: space.base,
  maxHeight: 'calc(100vh - 56px)',
  overflowY: 'auto',
  padding: space.base,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow,
  '@media': {
    [media.laptopUp]: {
      insetInline: 'auto 16px',
      width: 280,
      borderInline: `1px solid ${vars.color.line}`,
      borderEndStartRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
    },
  },
});
export const sheetLinks = style({ display: 'grid', listStyle: 'none' });
export const sheetLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { fontWeight: 600 } },
});
export const switches = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

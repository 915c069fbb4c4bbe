import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { strip } from '#app/ui/feedback/reload-offer.css.ts';
import { onHeader } from './top-bar.css.ts';

const SIDE_PX = 248;

/**
 * Above 1440 px the sidebar is always there; from 1024 px on the area's addresses stand in the header; below, all of it is behind a
 * native toggle (specification, section 9).
 */
export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  '@media': { [media.desktop]: { gridTemplateColumns: `${SIDE_PX}px minmax(0, 1fr)`, gridTemplateRows: '1fr' } },
});
export const top = style({
  '@media': { [media.desktop]: { display: 'none' } },
});
export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: 0,
      height: '100vh',
      display: 'flex',
      flexDirection: 'column',
      gap: space.base,
      overflowY: 'auto',
      padding: `14px ${space.small}`,
      background: vars.color.surface,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
    [media.print]: { display: 'none' },
  },
});
/** The sidebar begins with the tenant's header. */
export const sideBrand = style([
  onHeader,
  {
    margin: `-14px -${space.small} 0`,
    padding: '6px 22px',
    background: vars.color.paper,
    borderBottom: `1px solid ${vars.color.line}`,
  },
]);
// What is asked at the foot of the window stands beside the sidebar, and leaves its foot alone: the way out is there.
globalStyle(`body:has(${side}) > ${strip}`, { '@media': { [media.desktop]: { marginInlineStart: SIDE_PX } } });

/** The desk: managers and issuers work here all day, and under a mouse everything stands closer. */
export const compact = style({
  vars: { [vars.row]: '52px' },
  '@media': {
    [media.mouse]: { vars: { [vars.row]: '44px', [vars.control]: '36px', [vars.controlText]: text.small } },
  },
});
/** Headings of a place of work are no titles of a page that is read. */
globalStyle(`${shell} h1`, { fontSize: text.title });

export const areas = style({ display: 'flex', flexWrap: 'wrap', gap: space.hair, listStyle: 'none', paddingInline: 6 });
export const area = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  padding: '0 10px',
  borderRadius: vars.radius.pill,
  fontSize: text.small,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.sunken },
    '&[aria-current]': { color: vars.color.ink, background: vars.color.sunken, fontWeight: 580 },
  },
});

/** Bold that takes no more room: a marked entry is as long as it was, and what stands behind it stays where it is. */
const MARKED = { background: vars.color.accentTint, WebkitTextStroke: '0.3px' } as const;
export const nav = style({ display: 'grid', gap: 2, listStyle: 'none' });
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '4px 10px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontSize: text.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': MARKED,
  },
  '@media': { [media.mouse]: { minHeight: 36 } },
});
export const navIcon = style({
  display: 'contents',
  color: vars.color.inkSoft,
  selectors: { [`${navLink}[aria-current] &`]: { color: vars.color.accentStrong } },
});
export const navCount = style({
  marginInlineStart: 'auto',
  fontSize: text.tiny,
  fontWeight: 500,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** The area's addresses in the header, while the window has room for them and none for a sidebar. */
export const topNav = style({
  display: 'none',
  '@media': {
    [media.laptopUp]: {
      display: 'flex',
      // What has no room on the line is not cut in two: it goes below it, out of sight, and stands behind the toggle.
      flexWrap: 'wrap',
      flex: 1,
      columnGap: 2,
      minWidth: 0,
      height: 36,
      overflow: 'hidden',
      position: 'relative',
      listStyle: 'none',
    },
    [media.desktop]: { display: 'none' },
  },
});
export const topNavLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 10px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontSize: text.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': MARKED,
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const mainItem = style({});
/** What is not of the day's work stands under a line of its own. */
export const asideItem = style({});
globalStyle(`${mainItem} + ${asideItem}`, {
  marginTop: space.tight,
  paddingTop: space.tight,
  borderTop: `1px solid ${vars.color.line}`,
});

export const foot = style({
  display: 'grid',
  gap: space.tight,
  marginTop: 'auto',
  padding: `${space.small} 4px 0`,
  borderTop: `1px solid ${vars.color.line}`,
});
export const person = style({ display: 'flex', alignItems: 'center', gap: space.small, minWidth: 0 });
export const personWords = style({ minWidth: 0, fontSize: text.small, lineHeight: 1.35 });
export const personName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const personLink = style({ color: vars.color.ink, textDecorationColor: vars.color.lineStrong });
export const personRole = style({ color: vars.color.inkSoft });
export const footRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tight,
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.card,
  width: '100%',
  maxWidth: 1560,
  margin: '0 auto',
  padding: `${space.small} ${space.base} 40px`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.tabletUp]: { padding: `${space.field} ${space.wide} 40px` },
    [media.desktop]: { margin: 0 },
  },
});

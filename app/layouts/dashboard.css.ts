import { style } from '@vanilla-extract/css';
import { ON_HEADER } from '#app/ui/brand/on-header.ts';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Above 1440 px the sidebar is always there; below, a header with a native toggle (specification, section 9). */
export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  '@media': { [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', gridTemplateRows: '1fr' } },
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
      gap: space.field,
      overflowY: 'auto',
      padding: `${space.base} ${space.small}`,
      background: vars.color.surface,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
    [media.print]: { display: 'none' },
  },
});
/** The sidebar begins with the tenant's header. */
export const sideBrand = style({
  margin: `-${space.base} -${space.small} 0`,
  padding: `8px 22px`,
  vars: ON_HEADER,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
});

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

export const nav = style({ display: 'grid', gap: 2, listStyle: 'none' });
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: 42,
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.accentTint, fontWeight: 580 },
  },
});
export const navIcon = style({
  display: 'contents',
  color: vars.color.inkSoft,
  selectors: { [`${navLink}[aria-current] &`]: { color: vars.color.accentStrong } },
});
export const navCount = style({
  marginInlineStart: 'auto',
  fontSize: text.tiny,
  fontWeight: 400,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = style({
  display: 'grid',
  gap: space.small,
  marginTop: 'auto',
  padding: `${space.base} 10px 0`,
  borderTop: `1px solid ${vars.color.line}`,
});
export const person = style({ display: 'flex', alignItems: 'center', gap: space.small, minWidth: 0 });
export const personWords = style({ minWidth: 0, fontSize: text.small, lineHeight: 1.35 });
export const personName = style({
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
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
  maxWidth: 1360,
  margin: '0 auto',
  padding: `${space.card} ${space.base} 64px`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.tabletUp]: { padding: `${space.wide} ${space.wide} 64px` },
    [media.desktop]: { padding: `${space.wide} 40px 64px`, margin: 0 },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const filters = style({ display: 'grid', gap: space.small });
/** Folded on a phone, where it would push the list off the screen; open from a tablet on, wherever a browser lets a style open it. */
export const fold = style({
  '@supports': {
    'selector(::details-content)': {
      selectors: { '&::details-content': { '@media': { [media.tabletUp]: { contentVisibility: 'visible' } } } },
    },
  },
});
export const foldSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: 44,
  marginBottom: space.tight,
  fontWeight: 540,
  color: vars.color.accent,
  cursor: 'pointer',
  '@supports': {
    'selector(::details-content)': { '@media': { [media.tabletUp]: { display: 'none' } } },
  },
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'end',
  '@media': {
    [media.tabletUp]: { display: 'flex', flexWrap: 'wrap' },
  },
});
globalStyle(`${bar} label`, { fontSize: text.tiny, fontWeight: 500, color: vars.color.inkSoft });
globalStyle(`${bar} > *`, {
  '@media': { [media.tabletUp]: { width: 'auto', flex: '1 1 9.5rem', minWidth: '9rem', maxWidth: '13rem' } },
});
globalStyle(`${bar} > :first-child`, { '@media': { [media.tabletUp]: { flex: '1 1 12rem', maxWidth: '22rem' } } });
globalStyle(`${bar} > button`, { '@media': { [media.tabletUp]: { flex: 'none', minWidth: 0, maxWidth: 'none' } } });
/** As wide as two. */
export const range = style({
  display: 'grid',
  gap: space.small,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { [`${bar} > &`]: { flex: '2 1 20rem', maxWidth: '27rem' } },
    },
  },
});
export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
  listStyle: 'none',
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '3px 8px 3px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: text.small,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.ink } },
});
export const clear = style({ fontSize: text.small, paddingBlock: 4, display: 'inline-block' });

import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { input } from '#app/ui/fields/field.css.ts';
import { glide } from '#app/ui/layout/glide.css.ts';

/** One line: search, at most three selects, more of them behind a word, and what is on. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
  paddingBlock: space.tight,
  '@media': { [media.smallDesktopUp]: { flexWrap: 'nowrap' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  flexWrap: 'wrap',
  '@media': { [media.smallDesktopUp]: { flexWrap: 'nowrap' }, [media.mobile]: { width: '100%' } },
});
/** On a phone the search and its button stand over the choices. */
export const controls = style({
  display: 'contents',
  '@media': {
    [media.mobile]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.tight, width: '100%' },
  },
});
globalStyle(`${controls} > *`, { flex: '0 1 auto' });
globalStyle(`${controls} > button`, { '@media': { [media.mobile]: { order: 1, flex: 'none' } } });
/** On a phone they glide sideways under the thumb, so that the list stays in sight. */
export const choices = style([
  glide,
  {
    display: 'contents',
    '@media': {
      [media.mobile]: {
        display: 'flex',
        order: 2,
        gap: space.tight,
        flex: '1 0 100%',
        minWidth: 0,
        marginInline: `-${space.base}`,
        padding: `3px ${space.base}`,
        // Without a search they stand under each other, read to their end, and the button under them.
        selectors: {
          '&:first-child': {
            order: 0,
            marginInline: 0,
            paddingInline: 0,
            flexWrap: 'wrap',
            overflowX: 'visible',
          },
          '&:empty': { display: 'none' },
        },
      },
    },
  },
]);
// Without a search it comes after all that it sends.
globalStyle(`${controls} > ${choices}:first-child ~ button`, {
  '@media': { [media.mobile]: { order: 3, flex: '1 1 100%' } },
});
globalStyle(`${choices} > *`, { flex: '0 1 auto' });
globalStyle(`${choices} > *`, { '@media': { [media.mobile]: { flex: '1 0 auto' } } });
globalStyle(`${choices}:first-child > *`, { '@media': { [media.mobile]: { flex: '1 1 100%', minWidth: 0 } } });
globalStyle(`${controls} ${input}`, { fontSize: vars.controlText });
globalStyle(`${controls} ${input}`, { '@media': { [media.mobile]: { fontSize: text.body } } });
export const find = style({
  position: 'relative',
  minWidth: 140,
  color: vars.color.inkSoft,
  '@media': { [media.mobile]: { flex: '1 1 0', minWidth: 0 } },
});
globalStyle(`${find} > svg`, {
  position: 'absolute',
  insetInlineStart: 10,
  top: 'calc(50% - 9px)',
  pointerEvents: 'none',
});
// As wide as its hint is long (`size`), so that this is read to its end where the line has the room.
globalStyle(`${find} > input`, {
  width: 'auto',
  minWidth: '100%',
  maxWidth: '100%',
  paddingInlineStart: 34,
  textOverflow: 'ellipsis',
});
globalStyle(`${find} > input::placeholder`, { '@media': { [media.mobile]: { fontSize: text.tiny } } });
export const choose = style({
  width: 'auto',
  maxWidth: 240,
  minWidth: 108,
  '@media': { [media.mobile]: { maxWidth: 'none' } },
});
// As wide as what is chosen, where the browser can; elsewhere as its longest choice.
globalStyle(`${choose} select`, { fieldSizing: 'content', textOverflow: 'ellipsis' } as StyleRule);
/** A head that can be pressed orders the list where there is one; where there is none, this does. */
export const order = style({ '@media': { [media.laptopUp]: { display: 'none' } } });

export const more = style({
  '@media': { [media.tabletUp]: { position: 'relative' }, [media.mobile]: { width: '100%' } },
});
export const moreSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.control,
  paddingInline: space.tight,
  borderRadius: vars.radius.control,
  fontSize: text.small,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, details[open] > &': { background: vars.color.sunken },
  },
});
export const panel = style({
  display: 'grid',
  gap: space.small,
  padding: space.base,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.tabletUp]: {
      position: 'absolute',
      zIndex: 8,
      top: 'calc(100% + 4px)',
      insetInlineStart: 0,
      width: 320,
      boxShadow: vars.shadow,
    },
    [media.laptopUp]: { insetInline: 'auto 0' },
  },
});
globalStyle(`${panel} label`, { fontSize: text.tiny, fontWeight: 500, color: vars.color.inkSoft });
export const range = style({ display: 'grid', gap: space.tight, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

// On the line itself, where there is nothing else to filter by: a day beside its name.
globalStyle(`${controls} ${range}`, { '@media': { [media.tabletUp]: { display: 'flex', flexWrap: 'wrap' } } });
globalStyle(`${controls} ${range} > *`, {
  '@media': { [media.tabletUp]: { display: 'flex', alignItems: 'center', gap: space.tight } },
});
globalStyle(`${controls} ${range}`, {
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${controls} > ${choices}:has(> ${range}) + button`, {
  '@media': { [media.mobile]: { alignSelf: 'flex-end' } },
});
globalStyle(`${controls} ${range} label`, { fontSize: text.small, fontWeight: 500, whiteSpace: 'nowrap' });

export const applied = style([
  glide,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    flexWrap: 'wrap',
    minWidth: 0,
    marginInlineStart: 'auto',
    listStyle: 'none',
    '@media': {
      [media.smallDesktopUp]: { flexWrap: 'nowrap' },
      [media.mobile]: { marginInlineStart: 0 },
    },
  },
]);
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  padding: '0 8px 0 10px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: text.tiny,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.ink }, '&:focus-visible': { outlineOffset: '-2px' } },
});
export const clear = style({ fontSize: text.tiny, whiteSpace: 'nowrap' });

import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** One after the other on a phone; the draft beside the form from a laptop on, the sections at the side where there is room for three. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.card,
  alignItems: 'start',
  '@media': {
    [media.laptopUp]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.wide },
    [media.smallDesktopUp]: { gridTemplateColumns: '168px minmax(0, 5fr) minmax(0, 4fr)' },
  },
});
export const rail = style({
  minWidth: 0,
  '@media': {
    [media.laptopUp]: { gridColumn: '1 / -1' },
    [media.smallDesktopUp]: { gridColumn: 1, position: 'sticky', top: space.base },
  },
});
export const work = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.field, minWidth: 0 });
export const fields = style([work]);
export const aside = style({ minWidth: 0 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.tight,
  minHeight: 44,
  paddingInline: space.small,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { background: vars.color.accentTint, color: vars.color.accentStrong, fontWeight: 600 },
  },
});
export const changed = style({ fontSize: text.tiny, fontVariantNumeric: 'tabular-nums', color: vars.color.caution });
export const buttons = style({ paddingTop: space.base, borderTop: `1px solid ${vars.color.line}` });
/** A stylesheet, and a look as a text: every sign as wide as the next. */
export const code = style({ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' });

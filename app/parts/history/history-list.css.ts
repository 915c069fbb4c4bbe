import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: text.small });
/** When, a mark on the line of time, what; on phones the moment stands above. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: space.base,
  paddingInlineStart: 28,
  lineHeight: 1.45,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 2,
    top: 5,
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: `1.5px solid ${vars.color.lineStrong}`,
    background: vars.color.paper,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 6.5,
    top: 17,
    bottom: -4,
    width: 1,
    background: vars.color.line,
  },
  selectors: { '&:last-child::after': { display: 'none' }, '&:last-child': { paddingBottom: 0 } },
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: '9.5rem minmax(0, 1fr)',
      columnGap: 36,
      paddingInlineStart: 0,
      '::before': { insetInlineStart: 'calc(9.5rem + 6px)' },
      '::after': { insetInlineStart: 'calc(9.5rem + 10.5px)' },
    },
  },
});
export const when = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums lining-nums' });
export const what = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const act = style({ fontWeight: 640 });
export const more = style({ color: vars.color.inkSoft });

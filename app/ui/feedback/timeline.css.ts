import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const timeline = style({ listStyle: 'none', display: 'grid' });

const item = style({
  position: 'relative',
  paddingInlineStart: 32,
  paddingBottom: 20,
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 1,
    top: 3,
    width: 15,
    height: 15,
    borderRadius: '50%',
    border: `2px solid ${vars.color.lineStrong}`,
    background: vars.color.paper,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 7.5,
    top: 22,
    bottom: 1,
    width: 2,
    background: vars.color.line,
  },
  selectors: { '&:last-child': { paddingBottom: 0 }, '&:last-child::after': { display: 'none' } },
});

export const state = styleVariants({
  done: [
    item,
    {
      // Filled by its border: a system with few colours of its own takes grounds away, not borders.
      '::before': { borderColor: vars.color.accentMark, borderWidth: 8 },
      '::after': { background: vars.color.accentMark },
    },
  ],
  now: [item, { '::before': { borderColor: vars.color.accentMark, borderWidth: 5 } }],
  failed: [
    item,
    {
      '::before': {
        borderColor: vars.color.negative,
        borderWidth: 8,
        borderRadius: 2,
        transform: 'rotate(45deg) scale(.86)',
      },
    },
  ],
  next: [item, { color: vars.color.inkSoft }],
});

export const name = style({ selectors: { [`${state.now} > &, ${state.failed} > &`]: { fontWeight: 640 } } });
export const note = style({ fontSize: text.small, color: vars.color.inkSoft });

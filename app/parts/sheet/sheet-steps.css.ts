import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Room for each step's words; below it they stand under each other. */
const IN_A_ROW = '(min-width: 640px)';

export const box = style({ containerType: 'inline-size' });
export const steps = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [IN_A_ROW]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 } },
});
const step = style({
  position: 'relative',
  paddingInlineStart: 24,
  fontSize: text.small,
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    top: 4,
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: `2px solid ${vars.color.lineStrong}`,
    background: vars.color.paper,
  },
  '@container': {
    [IN_A_ROW]: {
      paddingInline: `0 ${space.small}`,
      paddingTop: 22,
      '::before': { top: 0 },
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        top: 5,
        height: 2,
        background: vars.color.line,
      },
      selectors: { '&:last-child::after': { display: 'none' } },
    },
  },
});
export const state = styleVariants({
  done: [
    step,
    {
      // Filled by its border: a system with few colours of its own takes grounds away, not borders.
      '::before': { borderColor: vars.color.positive, borderWidth: 6 },
      '@container': { [IN_A_ROW]: { '::after': { background: vars.color.positive } } },
    },
  ],
  now: [step, { '::before': { borderColor: vars.color.accentMark, borderWidth: 4 } }],
  failed: [
    step,
    {
      '::before': {
        borderColor: vars.color.negative,
        borderWidth: 6,
        borderRadius: 2,
        transform: 'rotate(45deg) scale(.86)',
      },
    },
  ],
  next: [step, { color: vars.color.inkSoft }],
});
export const name = style({
  selectors: { [`${state.done} > &, ${state.now} > &, ${state.failed} > &`]: { fontWeight: 640 } },
});
export const note = style({ fontSize: text.tiny, color: vars.color.inkSoft });

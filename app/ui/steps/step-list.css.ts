import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const rail = style({ listStyle: 'none', padding: 0, display: 'grid' });

const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.small,
  lineHeight: '20px',
  paddingBottom: 22,
  // What leads on to the next stage.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 9,
    top: 22,
    bottom: 2,
    width: 2,
    background: vars.color.line,
  },
  selectors: { '&:last-child': { paddingBottom: 0 }, '&:last-child::after': { display: 'none' } },
});
export const stage = styleVariants({
  passed: [item, { '::after': { background: vars.color.accentMark } }],
  ahead: [item],
});

export const stageName = styleVariants({ here: { fontWeight: 640 }, other: {}, next: { color: vars.color.inkSoft } });
export const stepLink = style({
  color: 'inherit',
  textDecorationColor: vars.color.lineStrong,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const steps = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: space.tight,
  marginTop: space.small,
});
export const step = style({ fontSize: text.small });
export const stepName = styleVariants({ here: { fontWeight: 640 }, other: { color: vars.color.inkSoft } });
export const word = style({ display: 'block', fontSize: text.tiny, fontWeight: 400, color: vars.color.inkSoft });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

export const mark = style({ width: 20, height: 20, flex: 'none', display: 'block' });

const stroke = { strokeWidth: 2, fill: vars.color.paper } as const;
const reached = { ...stroke, stroke: vars.color.accentMark } as const;
const ahead = { ...stroke, stroke: vars.color.lineStrong } as const;

export const ring = styleVariants({
  done: { ...reached, fill: vars.color.accentMark },
  now: { ...reached, fill: vars.color.accentMark },
  review: reached,
  blocked: ahead,
  next: ahead,
});

const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const fill = styleVariants({
  tick: { ...line, stroke: vars.color.paper },
  eye: { fill: vars.color.paper },
  half: { fill: vars.color.accentMark },
  bar: { ...line, stroke: vars.color.inkSoft },
});

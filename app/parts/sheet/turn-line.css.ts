import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.tight} ${space.card}`,
  margin: 0,
  paddingInline: 0,
  paddingBlock: '10px 0',
  listStyle: 'none',
  // What follows (figures, tabs) brings its own.
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.small,
});
export const turn = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `2px ${space.tight}` });

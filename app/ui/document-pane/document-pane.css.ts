import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  scrollMarginTop: space.base,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.small}`,
  minHeight: 53,
  padding: `${space.tight} ${space.base}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.small}`,
  minWidth: 0,
});
export const name = style({ fontSize: text.body, letterSpacing: 0, overflowWrap: 'anywhere' });
export const count = style({ fontSize: text.tiny, color: vars.color.inkSoft });

/** What the paper lies on. */
export const ground = style({ background: vars.color.sunken });
export const frame = style({
  display: 'block',
  width: '100%',
  height: 'clamp(340px, 72vh, 780px)',
  border: 0,
});
export const empty = style({
  maxWidth: 'none',
  padding: `${space.wide} ${space.base}`,
  textAlign: 'center',
  color: vars.color.inkSoft,
  background: vars.color.sunken,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.base}`,
  padding: `10px ${space.base}`,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.tiny,
  color: vars.color.inkSoft,
});
export const footNote = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const seenNote = style({ display: 'flex', gap: 6, alignItems: 'center' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.base}`,
  marginInlineStart: 'auto',
  fontSize: text.small,
});

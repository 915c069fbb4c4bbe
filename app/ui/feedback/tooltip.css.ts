import { style } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { TOOLTIP_DISTANCE_PX, TOOLTIP_HIDE_DELAY_MS, TOOLTIP_SHOW_DELAY_MS } from '#domain/limits.ts';

const FADE_MS = 100;

export const anchor = style({ position: 'relative', display: 'inline-flex' });

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'help',
});

/** The gap belongs to the tip, so that the pointer can cross it. */
export const tip = style({
  position: 'absolute',
  zIndex: 30,
  bottom: '100%',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  paddingBottom: TOOLTIP_DISTANCE_PX,
  width: 'max-content',
  maxWidth: 'min(16rem, 70vw)',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${FADE_MS}ms ${TOOLTIP_HIDE_DELAY_MS}ms, visibility 0s ${TOOLTIP_HIDE_DELAY_MS + FADE_MS}ms`,
  selectors: {
    [`${anchor}:hover > &, ${anchor}:focus-within > &`]: {
      visibility: 'visible',
      opacity: 1,
      transition: `opacity ${FADE_MS}ms ${TOOLTIP_SHOW_DELAY_MS}ms, visibility 0s ${TOOLTIP_SHOW_DELAY_MS}ms`,
    },
    [`${anchor}[data-dismissed] > &`]: { visibility: 'hidden', opacity: 0, transition: 'none' },
  },
});
export const tipText = style({
  display: 'block',
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: text.tiny,
  fontWeight: 400,
  lineHeight: 1.4,
  textAlign: 'start',
});

import { style } from '@vanilla-extract/css';
import { text } from './scale.ts';
import { vars } from './theme.css.ts';

/** A row of small choices, one pressed. */
export const switcher = style({
  display: 'inline-flex',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  overflow: 'clip',
});
export const switchOption = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 40,
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  background: 'none',
  color: vars.color.inkSoft,
  fontSize: text.small,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.sunken },
    '&[aria-pressed=true], &[aria-current]': {
      color: vars.color.accentStrong,
      background: vars.color.accentTint,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { PROTECTED } from './protected.css.ts';
import { space } from './scale.ts';
import { vars } from './theme.css.ts';

export const risk = style({
  display: 'grid',
  gap: space.hair,
  padding: '4px 0 4px 16px',
  borderInlineStart: `3px solid ${vars.color.caution}`,
  color: vars.color.ink,
  fontSize: '0.9375rem',
});

/** No tenant's css hides, shrinks or pales a warning (experience.md, principle 8). Custom properties are the product's own values by then. */
const LOCKED = {
  visibility: 'visible !important',
  opacity: '1 !important',
  fontSize: '0.9375rem !important',
  lineHeight: '1.5 !important',
  position: 'static !important',
  transform: 'none !important',
  clipPath: 'none !important',
  maxHeight: 'none !important',
  height: 'auto !important',
  filter: 'none !important',
} as const;
globalStyle(`.${risk}`, {
  '@layer': {
    [PROTECTED]: {
      ...LOCKED,
      display: 'grid !important',
      color: `${vars.color.ink} !important`,
      background: 'transparent !important',
      borderInlineStart: `3px solid ${vars.color.caution} !important`,
    },
  },
});
globalStyle(`.${risk} *`, {
  '@layer': { [PROTECTED]: { ...LOCKED, color: 'inherit !important', background: 'transparent !important' } },
});

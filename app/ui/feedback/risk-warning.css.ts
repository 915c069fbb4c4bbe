import { globalStyle, style } from '@vanilla-extract/css';
import { important } from '#app/ui/brand/important.ts';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { PROTECTED } from '#app/ui/fields/protected.css.ts';

const look = {
  display: 'grid',
  gap: space.hair,
  padding: '4px 0 4px 16px',
  borderInlineStart: `3px solid ${vars.color.caution}`,
  color: vars.color.ink,
  fontSize: '0.9375rem',
};
export const risk = style(look);

/** No tenant's css hides, shrinks or pales a warning (experience.md, principle 8). */
const LOCKED = important({
  visibility: 'visible',
  opacity: '1',
  fontSize: '0.9375rem',
  lineHeight: '1.5',
  position: 'static',
  transform: 'none',
  clipPath: 'none',
  maxHeight: 'none',
  height: 'auto',
  filter: 'none',
  background: 'transparent',
});
globalStyle(`.${risk}`, { '@layer': { [PROTECTED]: { ...LOCKED, ...important(look) } } });
globalStyle(`.${risk} *`, { '@layer': { [PROTECTED]: { ...LOCKED, ...important({ color: 'inherit' }) } } });

import type { Customization } from '#contract/customization.ts';
import { DENSITIES, HEADINGS, SHAPES } from './look-tokens.ts';
import { COLOR_TOKENS, darkPalette, lightPalette, type Palette } from './palette.ts';

/** The focus ring is the product's, not the tenant's (experience.md, principle 8). */
const TENANT_COLORS = COLOR_TOKENS.filter((name) => name !== 'focus');

const rule = (selector: string, tokens: Record<string, string>) =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--lj-${name}:${value}`)
    .join(';')}}`;

const colors = (palette: Palette) => Object.fromEntries(TENANT_COLORS.map((name) => [name, palette[name]]));

/**
 * A tenant's stylesheet: tokens only, never a component. Every colour is computed from the brand's,
 * so that text on it reaches 4.5:1 in the light and in the dark, whatever the brand is.
 * The selectors begin with `html`, which puts them above the product's own tokens in any order of loading.
 *
 * @param look the tenant's look, as the customization's schema gives it
 * @returns css text
 */
export function tenantThemeCss(look: Customization['look']): string {
  const light = colors(lightPalette(look.accent));
  const dark = colors(darkPalette(look.accent, look.accent_dark));
  return [
    rule('html:root', {
      ...light,
      ...SHAPES[look.radius],
      ...DENSITIES[look.density],
      ...HEADINGS[look.heading],
    }),
    `@media (prefers-color-scheme:dark){${rule('html:root:not([data-scheme=light])', dark)}}`,
    rule('html:root[data-scheme=dark]', dark),
  ].join('\n');
}

import { faceOf } from '#domain/brand/faces.ts';
import type { Look } from '#domain/brand/look.ts';
import { DENSITIES, SHAPES, typeTokens } from '#domain/brand/look-tokens.ts';
import { COLOR_TOKENS, darkPalette, lightPalette, type Palette } from '#domain/brand/palette.ts';

/** The focus ring is the product's, not the tenant's (experience.md, principle 8). */
const TENANT_COLORS = COLOR_TOKENS.filter((name) => name !== 'focus');

const rule = (selector: string, tokens: Record<string, string>) =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--lj-${name}:${value}`)
    .join(';')}}`;

const colors = (palette: Palette) => Object.fromEntries(TENANT_COLORS.map((name) => [name, palette[name]]));

/**
 * A tenant's stylesheet: tokens and its display face, never a component. Every colour is computed from the brand's,
 * so that text on it reaches 5:1 in the light and in the dark, whatever the brand is.
 * The selectors begin with `html`, which puts them above the product's own tokens in any order of loading.
 *
 * @param look the tenant's look, as the customization's schema gives it
 * @returns css text
 */
export function tenantThemeCss(look: Look): string {
  const light = colors(lightPalette(look.accent, look));
  const dark = colors(darkPalette(look.accent, look.accent_dark, look));
  return [
    faceRule(look),
    rule('html:root', {
      ...light,
      ...SHAPES[look.radius],
      ...DENSITIES[look.density],
      ...typeTokens(look),
    }),
    `@media (prefers-color-scheme:dark){${rule('html:root:not([data-scheme=light])', dark)}}`,
    rule('html:root[data-scheme=dark]', dark),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The display face from our own origin; words are readable in the fallback until it is there. */
function faceRule(look: Pick<Look, 'face'>): string {
  const face = faceOf(look);
  if (!face) return '';
  const { family, file, weight, size } = face;
  return `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap;size-adjust:${size}%}`;
}

import { globalFontFace, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ON_HEADER } from '#app/ui/brand/on-header.ts';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { faceOf } from '#domain/brand/faces.ts';
import type { Look } from '#domain/brand/look.ts';
import { DENSITIES, SHAPES, typeTokens } from '#domain/brand/look-tokens.ts';
import { darkPalette, lightPalette } from '#domain/brand/palette.ts';
import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';

const LOOKS: Record<keyof typeof REFERENCE_BRANDS, Look> = REFERENCE_BRANDS;
const properties = (tokens: object) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--lj-${name}`, String(value)]));

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
  color: vars.color.ink,
});
/** The same pieces under five looks, each on a page of its own inside this one. A brand of the night is shown by night. */
export const brand = styleVariants(LOOKS, (look) => [
  column,
  {
    vars: properties({
      ...(look.scheme === 'dark' ? darkPalette(look.accent, look.accent_dark, look) : lightPalette(look.accent, look)),
      ...SHAPES[look.radius],
      ...DENSITIES[look.density],
      ...typeTokens(look),
    }),
    colorScheme: look.scheme === 'dark' ? 'dark' : 'light',
  },
]);
for (const [name, look] of Object.entries(LOOKS)) {
  const face = faceOf(look);
  if (face)
    globalFontFace(face.family, {
      src: `url(${face.file}) format("woff2")`,
      fontWeight: face.weight,
      fontDisplay: 'swap',
      sizeAdjust: `${face.size}%`,
    });
  if (look.scheme === 'dark') continue;
  const night = properties(darkPalette(look.accent, look.accent_dark, look));
  const className = brand[name as keyof typeof brand].split(' ').at(-1) ?? '';
  globalStyle(`:root:not([data-scheme=light]) .${className}`, {
    '@media': { '(prefers-color-scheme: dark)': { vars: night, colorScheme: 'dark' } },
  });
  globalStyle(`:root[data-scheme=dark] .${className}`, { vars: night, colorScheme: 'dark' });
}

export const brands = style({
  display: 'grid',
  gap: space.base,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 212px), 1fr))',
  listStyle: 'none',
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  padding: space.base,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  padding: `0 ${space.base}`,
  vars: ON_HEADER,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  fontSize: text.small,
});
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
  textTransform: vars.headingCase,
  fontSize: text.body,
});
/** Sentences and titles that are no headings of this page. */
export const words = style([name, { fontSize: text.large, lineHeight: 1.2 }]);
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  filter: vars.pictures,
});
/** A mail as its reader sees it: a sheet on paper. */
export const mail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

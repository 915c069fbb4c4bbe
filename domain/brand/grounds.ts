import { type Oklch, toHex, toOklch } from './color.ts';
import type { Look } from './look.ts';

/** Lightness and chroma; the hue is the brand's unless a `hue` says otherwise. */
interface Shade {
  l: number;
  c: number;
  hue?: number;
}

interface GroundShades {
  paper: Shade;
  surface: Shade;
  sunken: Shade;
  line: Shade;
  lineStrong: Shade;
  ink: Shade;
  inkSoft: Shade;
}

/** The greys of a scheme as `#rrggbb`. */
export type Greys = Record<keyof GroundShades, string>;

const CREAM = 95;
const WHITE: Shade = { l: 1, c: 0 };

const LIGHT: Record<Look['ground'], GroundShades> = {
  cream: {
    paper: { l: 0.986, c: 0.004, hue: CREAM },
    surface: WHITE,
    sunken: { l: 0.962, c: 0.005, hue: CREAM },
    line: { l: 0.91, c: 0.005, hue: CREAM },
    lineStrong: { l: 0.62, c: 0.008 },
    ink: { l: 0.24, c: 0.015 },
    inkSoft: { l: 0.47, c: 0.012 },
  },
  white: {
    paper: WHITE,
    surface: WHITE,
    sunken: { l: 0.964, c: 0.004 },
    line: { l: 0.89, c: 0.005 },
    lineStrong: { l: 0.42, c: 0.006 },
    ink: { l: 0.19, c: 0.006 },
    inkSoft: { l: 0.44, c: 0.008 },
  },
  tinted: {
    paper: { l: 0.974, c: 0.015 },
    surface: WHITE,
    sunken: { l: 0.952, c: 0.021 },
    line: { l: 0.888, c: 0.021 },
    lineStrong: { l: 0.6, c: 0.03 },
    ink: { l: 0.225, c: 0.033 },
    inkSoft: { l: 0.45, c: 0.03 },
  },
  deep: {
    paper: { l: 0.955, c: 0.026 },
    surface: { l: 0.986, c: 0.013 },
    sunken: { l: 0.93, c: 0.032 },
    line: { l: 0.86, c: 0.034 },
    lineStrong: { l: 0.58, c: 0.04 },
    ink: { l: 0.27, c: 0.042 },
    inkSoft: { l: 0.44, c: 0.042 },
  },
};

/** Night: the same greys, and more of the brand's hue where the day has more of it. */
const night = (c: number, paper: number, surface: number): GroundShades => ({
  paper: { l: paper, c: 0.008 * c },
  surface: { l: surface, c: 0.009 * c },
  sunken: { l: surface + 0.04, c: 0.01 * c },
  line: { l: surface + 0.093, c: 0.01 * c },
  lineStrong: { l: 0.56, c: 0.012 * c },
  ink: { l: 0.94, c: 0.006 * c },
  inkSoft: { l: 0.73, c: 0.01 * c },
});
const DARK: Record<Look['ground'], GroundShades> = {
  cream: night(1, 0.185, 0.222),
  white: night(0.5, 0.165, 0.205),
  tinted: night(1.8, 0.185, 0.222),
  deep: night(2.4, 0.17, 0.206),
};

/** Paper, ink and what lies between them, in the brand's hue; a grey brand leaves them grey. */
export function greysOf(brand: string, ground: Look['ground'], scheme: 'light' | 'dark'): Greys {
  const { c, h }: Oklch = toOklch(brand);
  const strength = Math.min(1, c / 0.06);
  const shades = (scheme === 'light' ? LIGHT : DARK)[ground];
  const hex = ({ l, c: chroma, hue }: Shade) =>
    hue === undefined ? toHex({ l, c: chroma * strength, h }) : toHex({ l, c: chroma, h: hue });
  return {
    paper: hex(shades.paper),
    surface: hex(shades.surface),
    sunken: hex(shades.sunken),
    line: hex(shades.line),
    lineStrong: hex(shades.lineStrong),
    ink: hex(shades.ink),
    inkSoft: hex(shades.inkSoft),
  };
}

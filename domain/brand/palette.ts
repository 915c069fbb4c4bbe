import { readable, toHex, toOklch } from './color.ts';
import { fillOf, MARK_RATIO, nightInk, TEXT_RATIO, tintOf, type Way } from './fills.ts';
import { type Greys, greysOf } from './grounds.ts';
import { headerColors } from './header-colors.ts';
import { type ColorLook, PLAIN_COLORS } from './look.ts';

/** Colour tokens; each becomes the custom property `--lj-<name>`. What each is for stands in theme.css.ts. */
export const COLOR_TOKENS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'accent-mark',
  'accent-strong',
  'accent-tint',
  'on-accent',
  'header',
  'header-hover',
  'header-line',
  'on-header',
  'on-header-soft',
  'header-fill',
  'on-header-fill',
  'chart',
  'chart-second',
  'progress',
  'progress-tint',
  'positive',
  'positive-tint',
  'caution',
  'caution-tint',
  'negative',
  'negative-tint',
  'on-negative',
  'focus',
] as const;
type ColorToken = (typeof COLOR_TOKENS)[number];
/** One scheme's colours as `#rrggbb`. */
export type Palette = Record<ColorToken, string>;

const hex = (l: number, c: number, h: number) => toHex({ l, c, h });

/** A bright yellow darkens into mud: where it cannot be read, ink says it. */
function isYellow(color: string): boolean {
  const { l, c, h } = toOklch(color);
  return l > 0.75 && c > 0.08 && h > 75 && h < 112;
}

/** Everything that derives from one accent on given grounds. `way` is where text must move to be read. */
function accents(color: string, { surface, paper, ink }: Greys, way: Way) {
  const tint = tintOf(color, way === 'darker' ? 0.09 : 0.14, surface, [surface, paper], way);
  const { fill, text, hover } = fillOf(color, way === 'darker' ? ink : nightInk(color));
  const line = way === 'darker' && isYellow(color) ? ink : color;
  return {
    accent: fill,
    'on-accent': text,
    'accent-hover': hover,
    'accent-tint': tint,
    'accent-mark': readable(line, [paper, surface, tint], MARK_RATIO, way),
    'accent-strong': readable(line, [paper, surface, tint], TEXT_RATIO, way),
  };
}

/** A status colour that reads on paper, surface and on its own tint; the tint may come from a brighter `dye`. */
function tone(color: string, { surface, paper }: Greys, way: Way, dye = color) {
  const tint = tintOf(dye, way === 'darker' ? 0.11 : 0.16, surface, [surface, paper], way);
  return { tint, text: readable(color, [paper, surface, tint], TEXT_RATIO, way) };
}

/**
 * What statuses are drawn in, the same for every tenant: under way, done, waiting for somebody of the house, wrong. Of the tenant's look
 * they know the ground alone.
 */
function statuses(greys: Greys, ink: string, way: Way) {
  const [progress, positive, caution, negative] =
    way === 'darker'
      ? [
          tone(hex(0.48, 0.145, 258), greys, way),
          tone(hex(0.5, 0.12, 155), greys, way),
          tone(hex(0.55, 0.115, 70), greys, way, hex(0.72, 0.16, 82)),
          tone(hex(0.52, 0.18, 27), greys, way),
        ]
      : [
          tone(hex(0.77, 0.1, 256), greys, way),
          tone(hex(0.77, 0.13, 155), greys, way),
          tone(hex(0.81, 0.11, 78), greys, way),
          tone(hex(0.74, 0.14, 27), greys, way),
        ];
  return {
    progress: progress.text,
    'progress-tint': progress.tint,
    positive: positive.text,
    'positive-tint': positive.tint,
    caution: caution.text,
    'caution-tint': caution.tint,
    negative: negative.text,
    'negative-tint': negative.tint,
    'on-negative': fillOf(negative.text, ink).text,
  };
}

/** The two series of a chart: marks, 3:1. */
function charts(look: ColorLook, accent: string, { paper, surface, ink, inkSoft }: Greys, way: Way) {
  const mark = (color: string) =>
    readable(way === 'darker' && isYellow(color) ? ink : color, [paper, surface], MARK_RATIO, way);
  const { l, c, h } = toOklch(accent);
  const opposite = toHex({ l, c: Math.max(c, 0.1), h: (h + 150) % 360 });
  if (look.chart === 'ink') return { chart: ink, 'chart-second': mark(accent) };
  return { chart: mark(accent), 'chart-second': look.chart === 'pair' ? mark(opposite) : inkSoft };
}

function paletteOn(greys: Greys, accent: string, look: ColorLook, way: Way) {
  const brand = accents(accent, greys, way);
  const status = statuses(greys, way === 'darker' ? greys.ink : hex(0.2, 0.03, 27), way);
  const grounds = [greys.paper, greys.surface, greys.sunken, brand['accent-tint']];
  const tints = [status['progress-tint'], status['positive-tint'], status['caution-tint'], status['negative-tint']];
  return {
    paper: greys.paper,
    surface: greys.surface,
    sunken: greys.sunken,
    ink: greys.ink,
    'ink-soft': readable(greys.inkSoft, [...grounds, ...tints], TEXT_RATIO, way),
    line: greys.line,
    'line-strong': readable(greys.lineStrong, [greys.paper, greys.surface], MARK_RATIO, way),
    ...brand,
    ...headerColors(look, accent, greys, way),
    ...charts(look, accent, greys, way),
    ...status,
  };
}

/**
 * Light scheme from one brand colour (`#rrggbb`) and the colours' part of a look. The brand colour fills buttons as it is, unless no
 * text reads on it; links, marks and text take its nearest readable relative.
 */
export function lightPalette(accent: string, look: ColorLook = PLAIN_COLORS): Palette {
  const greys = greysOf(accent, look.ground, 'light');
  return { ...paletteOn(greys, accent.toLowerCase(), look, 'darker'), focus: hex(0.24, 0.015, 160) };
}

/** Dark scheme from the brand colour, lifted to be read at night, or from a second one that the tenant chose. */
export function darkPalette(accent: string, chosen?: string, look: ColorLook = PLAIN_COLORS): Palette {
  const brand = toOklch(accent);
  const night = chosen?.toLowerCase() ?? toHex({ ...brand, l: Math.max(0.75, brand.l), c: Math.min(brand.c, 0.13) });
  const greys = greysOf(accent, look.ground, 'dark');
  return { ...paletteOn(greys, night, look, 'lighter'), focus: hex(0.96, 0.006, 120) };
}

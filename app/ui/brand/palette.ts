import { contrast, mix, type Oklch, readable, toHex, toOklch } from './color.ts';

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

/** Text needs 4.5:1 and marks need 3:1 (WCAG 2.2, 1.4.3 and 1.4.11); a little more, so that rounding never costs it. */
const TEXT_RATIO = 4.55;
const MARK_RATIO = 3.05;
/** Statuses are read at a glance, in small letters on their own tint. */
const STATUS_RATIO = 5.05;

const hex = (l: number, c: number, h: number) => toHex({ l, c, h });

/** White where it reads, else dark ink, else black: one of them always reaches 4.5:1. */
function onFill(fill: string, ink: string): string {
  return ['#ffffff', ink, '#000000'].find((text) => contrast(text, fill) >= TEXT_RATIO - 0.05) ?? '#000000';
}

/** A fill that moves away from its text on hover, so that contrast only grows. */
function hoverOf(fill: string, text: string): string {
  return mix(text === '#ffffff' ? '#000000' : '#ffffff', fill, 0.14);
}

/** Everything that derives from one accent on given grounds. `way` is where text must move to be read. */
function accents(accent: string, surface: string, paper: string, ink: string, way: 'darker' | 'lighter') {
  const tint = mix(accent, surface, way === 'darker' ? 0.09 : 0.14);
  const onAccent = onFill(accent, way === 'darker' ? ink : toHex({ ...toOklch(accent), l: 0.2, c: 0.03 }));
  return {
    accent,
    'on-accent': onAccent,
    'accent-hover': hoverOf(accent, onAccent),
    'accent-tint': tint,
    'accent-mark': readable(accent, [paper, surface, tint], MARK_RATIO, way),
    'accent-strong': readable(accent, [paper, surface, tint], TEXT_RATIO, way),
  };
}

/** A status colour that reads on paper, surface and on its own tint; the tint may come from a brighter `dye`. */
function tone(color: string, surface: string, paper: string, way: 'darker' | 'lighter', dye = color) {
  const tint = mix(dye, surface, way === 'darker' ? 0.11 : 0.16);
  return { tint, text: readable(color, [paper, surface, tint], STATUS_RATIO, way) };
}

/**
 * What statuses are drawn in, the same for every tenant: under way, done, waiting for somebody of the house, wrong. Of the tenant's look
 * they know the ground alone.
 */
function statuses(surface: string, paper: string, ink: string, way: 'darker' | 'lighter') {
  const [progress, positive, caution, negative] =
    way === 'darker'
      ? [
          tone(hex(0.48, 0.145, 258), surface, paper, way),
          tone(hex(0.5, 0.12, 155), surface, paper, way),
          tone(hex(0.55, 0.115, 70), surface, paper, way, hex(0.72, 0.16, 82)),
          tone(hex(0.52, 0.18, 27), surface, paper, way),
        ]
      : [
          tone(hex(0.77, 0.1, 256), surface, paper, way),
          tone(hex(0.77, 0.13, 155), surface, paper, way),
          tone(hex(0.81, 0.11, 78), surface, paper, way),
          tone(hex(0.74, 0.14, 27), surface, paper, way),
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
    'on-negative': onFill(negative.text, ink),
  };
}

/** Greys carry a breath of the accent's hue; a grey accent leaves them grey. */
function breath({ c, h }: Oklch): { h: number; of: (chroma: number) => number } {
  const strength = Math.min(1, c / 0.06);
  return { h, of: (chroma) => chroma * strength };
}

/**
 * Light scheme from one brand colour (`#rrggbb`). The brand colour fills buttons as it is;
 * links, marks and text take its nearest readable relative.
 */
export function lightPalette(accent: string): Palette {
  const { h, of } = breath(toOklch(accent));
  const paper = hex(0.986, 0.004, 95);
  const surface = '#ffffff';
  const ink = hex(0.24, of(0.015), h);
  return {
    paper,
    surface,
    sunken: hex(0.962, 0.005, 95),
    ink,
    'ink-soft': hex(0.47, of(0.012), h),
    line: hex(0.91, 0.005, 95),
    'line-strong': hex(0.62, of(0.008), h),
    ...accents(accent.toLowerCase(), surface, paper, ink, 'darker'),
    ...statuses(surface, paper, ink, 'darker'),
    focus: hex(0.24, 0.015, 160),
  };
}

/** Dark scheme from the brand colour, lifted to be read at night, or from a second one that the tenant chose. */
export function darkPalette(accent: string, chosen?: string): Palette {
  const brand = toOklch(accent);
  const { h, of } = breath(brand);
  const night = chosen?.toLowerCase() ?? toHex({ ...brand, l: Math.max(0.75, brand.l), c: Math.min(brand.c, 0.13) });
  const paper = hex(0.185, of(0.008), h);
  const surface = hex(0.222, of(0.009), h);
  const ink = hex(0.94, of(0.006), h);
  return {
    paper,
    surface,
    sunken: hex(0.262, of(0.01), h),
    ink,
    'ink-soft': hex(0.73, of(0.01), h),
    line: hex(0.315, of(0.01), h),
    'line-strong': hex(0.56, of(0.012), h),
    ...accents(night, surface, paper, ink, 'lighter'),
    ...statuses(surface, paper, hex(0.2, 0.03, 27), 'lighter'),
    focus: hex(0.96, 0.006, 120),
  };
}

import { contrast, toOklch } from './color.ts';
import type { Look } from './look.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

/** WCAG 2.2: text 4.5:1 (1.4.3), what only marks 3:1 (1.4.11). */
const TEXT_LEAST = 4.5;
const MARK_LEAST = 3;

/** What of the theme stands on what, as the tokens of the palette, and how much it needs: everything that a tenant's colours decide and people read. */
const PAIRS = {
  text: ['ink', 'paper', TEXT_LEAST],
  soft: ['ink-soft', 'paper', TEXT_LEAST],
  button: ['on-accent', 'accent', TEXT_LEAST],
  link: ['accent-strong', 'paper', TEXT_LEAST],
  linkOnCard: ['accent-strong', 'surface', TEXT_LEAST],
  linkOnTint: ['accent-strong', 'accent-tint', TEXT_LEAST],
  header: ['on-header', 'header', TEXT_LEAST],
  headerButton: ['on-header-fill', 'header-fill', TEXT_LEAST],
  mark: ['accent-mark', 'paper', MARK_LEAST],
} as const satisfies Record<string, readonly [keyof Palette, keyof Palette, number]>;
type PairName = keyof typeof PAIRS;

/** A text or mark and what it stands on, both `#rrggbb`, with their WCAG ratio and the one that is needed. */
interface ContrastPair {
  name: PairName;
  over: string;
  under: string;
  /** 1 to 21. */
  ratio: number;
  least: number;
  passes: boolean;
}

export type ColorScheme = 'light' | 'dark';

/** The brand's colour in one scheme: as the look says it, and what is drawn where as it is nobody could read it. */
interface AccentUse {
  written: string;
  /** Under the text of a button. */
  fill: string;
  /** A link on the page's paper. */
  link: string;
  /** The ratio that a link would have in the colour as it is written. */
  writtenRatio: number;
  /** The status of which it reminds; null where of none. */
  like: 'progress' | 'positive' | 'caution' | 'negative' | null;
}

/** The palette that a look is served with: the same derivation as `tenantThemeCss`. */
const paletteOf = (look: Look, scheme: ColorScheme): Palette =>
  scheme === 'light' ? lightPalette(look.accent, look) : darkPalette(look.accent, look.accent_dark, look);

/** Each pair that the theme draws in a scheme, with its ratio. */
export function contrastPairs(look: Look, scheme: ColorScheme): ContrastPair[] {
  const palette = paletteOf(look, scheme);
  return (Object.keys(PAIRS) as PairName[]).map((name) => {
    const [overToken, underToken, least] = PAIRS[name];
    const [over, under] = [palette[overToken], palette[underToken]];
    const ratio = contrast(over, under);
    return { name, over, under, ratio, least, passes: ratio >= least };
  });
}

const STATUSES = ['progress', 'positive', 'caution', 'negative'] as const;
/** From here on two colours are told apart at a glance, in OKLab. */
const APART = 0.09;

/** How a scheme uses the brand's colour. By night without a colour of its own it is the lifted brand. */
export function accentUse(look: Look, scheme: ColorScheme): AccentUse {
  const palette = paletteOf(look, scheme);
  const written = (scheme === 'dark' ? (look.accent_dark ?? palette.accent) : look.accent).toLowerCase();
  return {
    written,
    fill: palette.accent,
    link: palette['accent-strong'],
    writtenRatio: contrast(written, palette.paper),
    like: STATUSES.find((status) => distance(palette.accent, palette[status]) < APART) ?? null,
  };
}

function distance(one: string, two: string): number {
  const [x, y] = [place(one), place(two)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

function place(hex: string): [number, number, number] {
  const { l, c, h } = toOklch(hex);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** A ratio as it may be told: cut to one place, so that none claims to be more than it is. */
export const toldRatio = (ratio: number): number => Math.floor(ratio * 10 + 1e-9) / 10;

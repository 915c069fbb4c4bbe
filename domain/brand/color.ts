/**
 * Colour maths: sRGB hex, OKLCH and the WCAG 2.2 contrast ratio.
 * Colours are worked out here, once, and travel as hex: a phone of 2018 shows the same page as a browser of today.
 */

/** A colour in OKLCH: lightness 0..1, chroma 0..~0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

/** Reads `#rrggbb`; anything else throws, because a wrong colour must not reach a stylesheet. */
function channels(hex: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Not a colour: ${hex}`);
  return [match[1], match[2], match[3]].map((part) => Number.parseInt(part ?? '0', 16) / 255) as Triple;
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** `#rrggbb` to OKLCH (Ottosson's OKLab matrices). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(linear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

/** OKLCH to `#rrggbb`. A colour that a screen cannot show loses chroma until it can; lightness and hue stay. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let c = color.c;
  let rgb = toLinear({ ...color, l, c });
  while (c > 0 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c = Math.max(0, c - 0.004);
    rgb = toLinear({ ...color, l, c });
  }
  const parts = rgb.map((v) => Math.round(gamma(Math.min(1, Math.max(0, v))) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A mix of two colours in OKLab; `share` (0..1) is how much of the first goes in. */
export function mix(first: string, second: string, share: number): string {
  const [x, y] = [toOklch(first), toOklch(second)];
  const at = (p: Oklch): Triple => {
    const angle = (p.h * Math.PI) / 180;
    return [p.l, p.c * Math.cos(angle), p.c * Math.sin(angle)];
  };
  const [one, two] = [at(x), at(y)];
  const l = one[0] * share + two[0] * (1 - share);
  const a = one[1] * share + two[1] * (1 - share);
  const b = one[2] * share + two[2] * (1 - share);
  return toHex({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 });
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: string, two: string): number {
  const [x, y] = [luminance(one), luminance(two)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/**
 * The colour nearest to `color`, of its hue, that reaches `ratio` against every one of `grounds`.
 * Moves lightness only, downwards or upwards; the end of the way is black or white.
 */
export function readable(color: string, grounds: readonly string[], ratio: number, way: 'darker' | 'lighter'): string {
  const start = toOklch(color);
  const step = way === 'darker' ? -0.005 : 0.005;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const tried = toHex({ ...start, l });
    if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried;
  }
  return way === 'darker' ? '#000000' : '#ffffff';
}

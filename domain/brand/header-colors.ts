import { readable, toHex, toOklch } from './color.ts';
import { fillOf, nightInk, TEXT_RATIO, type Way } from './fills.ts';
import type { Greys } from './grounds.ts';
import type { ColorLook } from './look.ts';

/** The bar above the page, with what stands in it. */
interface HeaderColors {
  header: string;
  'header-hover': string;
  'header-line': string;
  'on-header': string;
  'on-header-soft': string;
  /** The bar's one button. */
  'header-fill': string;
  'on-header-fill': string;
}

/**
 * @param accent of this scheme
 * @param greys of this scheme
 */
export function headerColors(look: ColorLook, accent: string, greys: Greys, way: Way): HeaderColors {
  if (look.header === 'brand') return brandHeader(accent, greys, way);
  if (look.header === 'dark') return darkHeader(accent, way);
  // Paper that is plainly of the brand goes on under the bar; any other page has a white one with a hairline.
  const whole = look.ground === 'deep';
  const button = fillOf(accent, way === 'darker' ? greys.ink : nightInk(accent));
  return {
    header: whole ? greys.paper : greys.surface,
    'header-hover': greys.sunken,
    'header-line': whole ? greys.paper : greys.line,
    'on-header': greys.ink,
    'on-header-soft': greys.inkSoft,
    'header-fill': button.fill,
    'on-header-fill': button.text,
  };
}

/** The brand's colour itself by day; by night its shadow, because a bright bar would blind. */
function brandHeader(accent: string, { ink }: Greys, way: Way): HeaderColors {
  const { c, h } = toOklch(accent);
  const dusk = toHex({ l: 0.29, c: Math.min(c, 0.085), h });
  const { fill, text, hover } = way === 'darker' ? fillOf(accent, ink) : fillOf(dusk, '#ffffff');
  return {
    header: fill,
    'header-hover': hover,
    'header-line': fill,
    'on-header': text,
    'on-header-soft': text,
    'header-fill': text,
    'on-header-fill': fill,
  };
}

/** Night, with the brand's colour as its ink. */
function darkHeader(accent: string, way: Way): HeaderColors {
  const { c, h } = toOklch(accent);
  const of = (l: number) => toHex({ l, c: Math.min(c, 0.012), h });
  const header = of(way === 'darker' ? 0.2 : 0.15);
  const hover = of(0.3);
  const ink = readable(accent, [header, hover], TEXT_RATIO, 'lighter');
  return {
    header,
    'header-hover': hover,
    'header-line': header,
    'on-header': ink,
    'on-header-soft': ink,
    'header-fill': ink,
    'on-header-fill': header,
  };
}

import { contrast, mix, readable, toHex, toOklch } from './color.ts';

/** Text needs 4.5:1 and marks 3:1 (WCAG 2.2, 1.4.3 and 1.4.11); ours has 5:1, and a little more, so that rounding never costs it. */
export const TEXT_RATIO = 5.05;
export const MARK_RATIO = 3.05;
/** From here on a tint is seen as a ground of its own, beside paper as beside a card. */
const TINT_RATIO = 1.1;

/** Where a colour must move to be read: towards ink by day, towards light by night. */
export type Way = 'darker' | 'lighter';

/** A colour to write on, and what is written on it. */
interface Fill {
  fill: string;
  text: string;
  /** Under the pointer: away from its text, so that contrast only grows. */
  hover: string;
}

/** White where it reads, else the given ink, else black; a colour between all of them grows darker until white reads. */
export function fillOf(color: string, ink: string): Fill {
  const text = ['#ffffff', ink, '#000000'].find((one) => contrast(one, color) >= TEXT_RATIO) ?? '#ffffff';
  const fill = contrast(text, color) >= TEXT_RATIO ? color : readable(color, [text], TEXT_RATIO, 'darker');
  return { fill, text, hover: mix(text === '#ffffff' ? '#000000' : '#ffffff', fill, 0.14) };
}

/** The dark ink that stands on a bright fill of the night. */
export const nightInk = (color: string): string => toHex({ ...toOklch(color), l: 0.2, c: 0.03 });

/** A tint that is seen on every ground: a bright brand's would be none. */
export function tintOf(dye: string, share: number, surface: string, grounds: readonly string[], way: Way): string {
  return readable(mix(dye, surface, share), grounds, TINT_RATIO, way);
}

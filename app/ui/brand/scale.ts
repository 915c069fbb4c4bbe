import { LAPTOP_FROM_PX, MOBILE_BELOW_PX, SMALL_DESKTOP_UP_TO_PX, TABLET_UP_TO_PX } from '#domain/limits.ts';

/** Type scale: 13 14 16 20 25 31 39 px, in rem so that a reader's own text size is kept. */
export const text = {
  tiny: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  large: '1.25rem',
  title: '1.5625rem',
  display: '1.9375rem',
  hero: '2.4375rem',
} as const;

/** Space on a 4 px grid: fields are 20 apart, cards 24, sections 48. */
export const space = {
  hair: '4px',
  tight: '8px',
  small: '12px',
  base: '16px',
  field: '20px',
  card: '24px',
  wide: '32px',
  section: '48px',
} as const;

/** Widths where the page changes (specification, section 9): mobile under 768, tablet to 1280, small desktop to 1440, desktop above. */
export const media = {
  mobile: `(max-width: ${MOBILE_BELOW_PX - 1}px)`,
  tabletUp: `(min-width: ${MOBILE_BELOW_PX}px)`,
  laptopUp: `(min-width: ${LAPTOP_FROM_PX}px)`,
  belowLaptop: `(max-width: ${LAPTOP_FROM_PX - 1}px)`,
  smallDesktopUp: `(min-width: ${TABLET_UP_TO_PX + 1}px)`,
  desktop: `(min-width: ${SMALL_DESKTOP_UP_TO_PX + 1}px)`,
  belowDesktop: `(max-width: ${SMALL_DESKTOP_UP_TO_PX}px)`,
  hover: '(hover: hover)',
  /** A mouse beside room enough: where things may stand closer. */
  mouse: `(min-width: ${MOBILE_BELOW_PX}px) and (pointer: fine)`,
  calm: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  print: 'print',
} as const;

/** Widest line of running text. */
export const MEASURE = '68ch';
/**
 * Widest box, notice, list of facts, sum and field: beyond it a line's two ends no longer belong together, and of one width they end in one line.
 * Tables of records, charts and pictures may be wider.
 */
export const BOX_WIDTH = '50rem';
/** Least height of a primary control (WCAG 2.5.8 asks 24; fingers ask 44): 44 px, on the desk under a mouse 36. */
export const CONTROL_HEIGHT = 'var(--lj-control)';

import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#app/ui/brand/scale.ts';

const more = keyframes({ 'from, 95%': { maskImage: 'linear-gradient(90deg, #000 85%, #0000)' } });

/** A line that glides sideways where it is too long. The edge behind which there is more fades, where the browser can tell. */
export const glide = style({
  overflowX: 'auto',
  // Holds what is said for ears alone, which would make the page as wide as the line.
  position: 'relative',
  scrollbarWidth: 'none',
  animation: `${more} linear`,
  animationTimeline: 'scroll(self inline)',
  // Nothing moves by itself: who asked for calm is told as well that there is more.
  '@media': { [media.calm]: { animationDuration: 'auto !important' } },
});

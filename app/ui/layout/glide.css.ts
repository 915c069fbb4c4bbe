import { keyframes, style } from '@vanilla-extract/css';

const EDGE = '28px';
const fade = (...stops: string[]) => ({ maskImage: `linear-gradient(90deg, ${stops.join(', ')})` });
const toTheRight = `#000 calc(100% - ${EDGE}), transparent`;
const edges = keyframes({
  from: fade(toTheRight),
  '10%, 90%': fade('transparent', `#000 ${EDGE}`, toTheRight),
  to: fade('transparent', `#000 ${EDGE}`),
});

/** A line that glides sideways where it is too long. The edge behind which there is more fades, where the browser can tell. */
export const glide = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${edges} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
});

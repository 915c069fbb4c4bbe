import { keyframes, style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const narrow = '(max-width: 1023px)';
/** The way of the invest box through the window. */
const BOX = '--invest-box';
const linked = '(animation-timeline: view()) and (timeline-scope: none)';

const aside = keyframes({
  '0%, 100%': { visibility: 'visible', transform: 'none' },
  '8%, 92%': { visibility: 'hidden', transform: 'translateY(100%)' },
});

/** Of the page that holds both. */
export const barScope = style({ timelineScope: BOX });
/** Of the box. */
export const barSubject = style({ viewTimelineName: BOX, viewTimelineAxis: 'block' });

/**
 * The one thing to do, within a thumb's reach. It gives way while the box itself is in sight; where a browser cannot tell, or somebody asked for calm,
 * it stays.
 */
export const bar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.base,
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      gridColumn: '1 / -1',
      marginInline: `-${space.base}`,
      padding: `10px ${space.base} calc(10px + env(safe-area-inset-bottom))`,
      background: vars.color.surface,
      borderTop: `1px solid ${vars.color.line}`,
    },
    [`${narrow} and ${media.moving}`]: {
      '@supports': {
        [linked]: {
          animation: `${aside} linear both`,
          animationTimeline: BOX,
          animationRange: 'entry 0% exit 100%',
        },
      },
    },
    '(min-width: 768px) and (max-width: 1023px)': { marginInline: `-${space.wide}`, paddingInline: space.wide },
    [media.print]: { display: 'none' },
  },
});
export const standing = style({
  flex: 1,
  minWidth: 0,
  fontSize: text.small,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const least = style({ display: 'block', color: vars.color.inkSoft });
/** Here it stands beside words. */
export const act = style({ flex: 'none', maxWidth: '60%' });

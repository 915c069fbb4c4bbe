import { createVar, style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';
import { pane } from './document-pane.css.ts';
import { ZOOMS } from './zooms.ts';

const zoom = createVar();
/** The corner of the picture that lies at the top on the left when it is turned: what is zoomed begins there. */
const begin = createVar();

export const desk = style({
  height: 'clamp(240px, 62vw, 480px)',
  overflow: 'auto',
  position: 'relative',
  overscrollBehavior: 'contain',
  background: vars.color.sunken,
  vars: { [zoom]: '1' },
  selectors: {
    ...Object.fromEntries(
      ZOOMS.map((times) => [`${pane}:has(input[data-zoom="${times}"]:checked) &`, { vars: { [zoom]: `${times}` } }]),
    ),
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.tabletUp]: { height: 'clamp(320px, 56vh, 560px)' } },
});

/** As large as the picture may be: its own measure for what lies on it. */
export const sheet = style({
  position: 'relative',
  containerType: 'size',
  width: `calc(100% * ${zoom})`,
  height: `calc(100% * ${zoom})`,
});

const lying = { width: `calc(100cqh - ${space.wide})`, height: `calc(100cqw - ${space.wide})` };
const turned = (degrees: number, from: string) => ({
  transform: `translate(-50%, -50%) rotate(${degrees}deg)`,
  vars: { [begin]: from },
});
export const picture = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  // On its side it has the other room; nothing else may hold it back then.
  maxWidth: 'none',
  width: `calc(100cqw - ${space.wide})`,
  height: `calc(100cqh - ${space.wide})`,
  objectFit: 'contain',
  vars: { [begin]: '0 0' },
  objectPosition: begin,
  transform: 'translate(-50%, -50%)',
  selectors: {
    [`${pane}:has(input[data-zoom="1"]:checked) &`]: { objectPosition: 'center' },
    [`${pane}:has(input[data-turn="90"]:checked) &`]: { ...lying, ...turned(90, '0 100%') },
    [`${pane}:has(input[data-turn="180"]:checked) &`]: turned(180, '100% 100%'),
    [`${pane}:has(input[data-turn="270"]:checked) &`]: { ...lying, ...turned(270, '100% 0') },
  },
});

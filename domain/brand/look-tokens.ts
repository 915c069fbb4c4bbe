import { faceOf } from './faces.ts';
import type { Look } from './look.ts';

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';
const SERIF = 'ui-serif, "Iowan Old Style", Charter, "Source Serif 4", "Noto Serif", Georgia, "Times New Roman", serif';

/** Shape tokens; each becomes `--lj-<name>`. */
interface ShapeTokens {
  /** Corners of cards and dialogs. */
  radius: string;
  /** Corners of buttons, fields and choices. */
  'radius-control': string;
  /** Corners of chips and bars. */
  'radius-pill': string;
}

/** Density tokens; each becomes `--lj-<name>`. Controls keep 44 px: density never costs a finger its target. */
interface DensityTokens {
  /** Inside a card. */
  pad: string;
  /** Least height of a table's row; managers' lists have their own. */
  row: string;
  /** Between the sections of a page. */
  section: string;
}

export const FONT_BODY = SANS;

export const SHAPES: Record<Look['radius'], ShapeTokens> = {
  sharp: { radius: '2px', 'radius-control': '2px', 'radius-pill': '2px' },
  soft: { radius: '10px', 'radius-control': '8px', 'radius-pill': '99px' },
  round: { radius: '20px', 'radius-control': '14px', 'radius-pill': '99px' },
};

export const DENSITIES: Record<Look['density'], DensityTokens> = {
  comfortable: { pad: '24px', row: '56px', section: '48px' },
  compact: { pad: '16px', row: '48px', section: '36px' },
};

const STACKS = {
  sans: { family: SANS, weight: 640, tracking: '-0.012em' },
  serif: { family: SERIF, weight: 600, tracking: '-0.006em' },
} as const;

const PICTURES: Record<Look['pictures'], string> = {
  plain: 'none',
  calm: 'saturate(.74)',
  vivid: 'saturate(1.18) contrast(1.03)',
  warm: 'sepia(.16)',
  dim: 'brightness(.78) saturate(.64) sepia(.12)',
};

/** What letters and pictures take from a look; each becomes `--lj-<name>`. */
export function typeTokens(look: Pick<Look, 'heading' | 'face' | 'heading_case' | 'figures' | 'pictures'>) {
  const face = faceOf(look);
  const stack = STACKS[look.heading];
  const display = face ? `"${face.family}", ${stack.family}` : stack.family;
  return {
    'font-heading': display,
    'heading-weight': String(face?.weight ?? stack.weight),
    'heading-tracking': face?.tracking ?? stack.tracking,
    'heading-case': look.heading_case === 'upper' ? 'uppercase' : 'none',
    'font-figure': look.figures === 'display' ? display : 'inherit',
    'figure-weight': String((look.figures === 'display' && face?.weight) || 620),
    pictures: PICTURES[look.pictures],
  };
}

import type { Customization } from '#contract/customization.ts';

type Look = Customization['look'];

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
  /** Above and below a table's cell. */
  row: string;
  /** Between the sections of a page. */
  section: string;
}

/** Heading tokens; each becomes `--lj-<name>`. */
interface HeadingTokens {
  'font-heading': string;
  'heading-weight': string;
  'heading-tracking': string;
}

export const FONT_BODY = SANS;

export const SHAPES: Record<Look['radius'], ShapeTokens> = {
  sharp: { radius: '2px', 'radius-control': '2px', 'radius-pill': '2px' },
  soft: { radius: '10px', 'radius-control': '8px', 'radius-pill': '99px' },
  round: { radius: '20px', 'radius-control': '14px', 'radius-pill': '99px' },
};

export const DENSITIES: Record<Look['density'], DensityTokens> = {
  comfortable: { pad: '24px', row: '13px', section: '48px' },
  compact: { pad: '16px', row: '8px', section: '36px' },
};

export const HEADINGS: Record<Look['heading'], HeadingTokens> = {
  sans: { 'font-heading': SANS, 'heading-weight': '640', 'heading-tracking': '-0.012em' },
  serif: { 'font-heading': SERIF, 'heading-weight': '600', 'heading-tracking': '-0.006em' },
};

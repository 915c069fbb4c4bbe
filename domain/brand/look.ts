/** Words of a tenant's look (contract, `look`). The first of each list is what a tenant wears that says nothing. */

/** Corners. */
export const RADII = ['soft', 'sharp', 'round'] as const;
/** Room around things. */
export const DENSITIES = ['comfortable', 'compact'] as const;
/** Kind of the headings where no face is chosen, and of what stands in for a face that has not arrived. */
export const HEADINGS = ['sans', 'serif'] as const;
/** Paper and ink: warm white, pure white, a breath of the brand's hue, or paper that is plainly of it. */
export const GROUNDS = ['cream', 'white', 'tinted', 'deep'] as const;
/** The bar above every page: the page's own paper, the brand's colour, or night. */
export const HEADERS = ['paper', 'brand', 'dark'] as const;
/** A project's opening: picture beside the box, across the whole page, or beside a panel with the title. */
export const HEROES = ['side', 'full', 'split'] as const;
/** How headings are set. */
export const HEADING_CASES = ['plain', 'upper'] as const;
/** Which face key figures take. */
export const FIGURE_FACES = ['body', 'display'] as const;
/** Series of a chart: the brand and a quiet one, ink and the brand, or the brand and its opposite. */
export const CHART_COLORS = ['brand', 'ink', 'pair'] as const;
/** Tone of pictures. */
export const PICTURE_TONES = ['plain', 'calm', 'vivid', 'warm', 'dim'] as const;
/** The scheme of a visitor who has chosen none. */
export const LOOK_SCHEMES = ['auto', 'light', 'dark'] as const;
/** Display faces that we serve ourselves (faces.ts); `system` loads none. */
export const FACE_NAMES = [
  'system',
  'crimson-pro',
  'bodoni-moda',
  'fraunces',
  'bitter',
  'outfit',
  'nunito',
  'space-grotesk',
  'barlow-condensed',
] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** A tenant's look: every choice that a brand has. Colours are `#rrggbb`. */
export interface Look {
  accent: string;
  accent_dark?: string | undefined;
  radius: (typeof RADII)[number];
  density: (typeof DENSITIES)[number];
  heading: (typeof HEADINGS)[number];
  ground: (typeof GROUNDS)[number];
  header: (typeof HEADERS)[number];
  hero: (typeof HEROES)[number];
  face: FaceName;
  heading_case: (typeof HEADING_CASES)[number];
  figures: (typeof FIGURE_FACES)[number];
  chart: (typeof CHART_COLORS)[number];
  pictures: (typeof PICTURE_TONES)[number];
  scheme: (typeof LOOK_SCHEMES)[number];
}

/** What colours depend on besides the accent. */
export type ColorLook = Pick<Look, 'ground' | 'header' | 'chart'>;

/** A tenant that says nothing. */
export const PLAIN_COLORS: ColorLook = { ground: 'cream', header: 'paper', chart: 'brand' };

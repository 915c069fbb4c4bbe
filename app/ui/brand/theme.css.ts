import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { DENSITIES, FONT_BODY, SHAPES, typeTokens } from '#domain/brand/look-tokens.ts';
import { darkPalette, lightPalette, type Palette } from '#domain/brand/palette.ts';

/**
 * Every token, as the custom property `--lj-<name>`. The names are fixed, so that a tenant's own stylesheet
 * (tenant-theme.ts) overrides them from its own address: tokens are the tenant's, components never.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      paper: 'paper',
      /** Cards, fields, bars. */
      surface: 'surface',
      /** Tracks, quiet grounds, disabled fields. */
      sunken: 'sunken',
      ink: 'ink',
      /** Labels, hints, second lines: 4.5:1 on every ground. */
      inkSoft: 'ink-soft',
      /** Hairlines. */
      line: 'line',
      /** Borders of controls: 3:1. */
      lineStrong: 'line-strong',
      /** The brand's colour, as a fill under `onAccent`. */
      accent: 'accent',
      accentHover: 'accent-hover',
      /** Bars, dots, underlines: 3:1. */
      accentMark: 'accent-mark',
      /** Links and coloured text: 4.5:1. */
      accentStrong: 'accent-strong',
      /** A ground for what is chosen or current. */
      accentTint: 'accent-tint',
      onAccent: 'on-accent',
      /** The bar above the page; what stands in it takes these for its own (on-header.css.ts). */
      header: 'header',
      headerHover: 'header-hover',
      headerLine: 'header-line',
      onHeader: 'on-header',
      onHeaderSoft: 'on-header-soft',
      headerFill: 'header-fill',
      onHeaderFill: 'on-header-fill',
      /** Series of charts: 3:1. */
      chart: 'chart',
      chartSecond: 'chart-second',
      /** Statuses, 5:1, the same for every tenant: under way at somebody else's, done, somebody of the house must act, wrong. */
      progress: 'progress',
      progressTint: 'progress-tint',
      positive: 'positive',
      positiveTint: 'positive-tint',
      caution: 'caution',
      cautionTint: 'caution-tint',
      negative: 'negative',
      negativeTint: 'negative-tint',
      onNegative: 'on-negative',
      /** Focus rings; not the tenant's to change. */
      focus: 'focus',
    },
    radius: { card: 'radius', control: 'radius-control', pill: 'radius-pill' },
    pad: 'pad',
    /** Least height of a table's row. */
    row: 'row',
    /** Least height of a control, and the size of its words. */
    control: 'control',
    controlText: 'control-text',
    section: 'section',
    font: { body: 'font-body', heading: 'font-heading', figure: 'font-figure' },
    headingWeight: 'heading-weight',
    headingTracking: 'heading-tracking',
    headingCase: 'heading-case',
    figureWeight: 'figure-weight',
    /** A filter: the tone of the tenant's pictures. */
    pictures: 'pictures',
    shadow: 'shadow',
  },
  (value) => `lj-${value}`,
);

const DEFAULT_ACCENT = '#0b6b4f';

const properties = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--lj-${name}`, value]));

const scheme = (palette: Palette, shadow: string) => properties({ ...palette, shadow });

const light = scheme(
  lightPalette(DEFAULT_ACCENT),
  '0 1px 2px rgb(20 24 22 / .06), 0 12px 32px -12px rgb(20 24 22 / .2)',
);
const dark = scheme(darkPalette(DEFAULT_ACCENT), '0 1px 2px rgb(0 0 0 / .5), 0 16px 40px -12px rgb(0 0 0 / .7)');

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...light,
    ...properties({
      ...SHAPES.soft,
      ...DENSITIES.comfortable,
      ...typeTokens({ heading: 'sans', face: 'system', heading_case: 'plain', figures: 'body', pictures: 'plain' }),
      'font-body': FONT_BODY,
      control: '44px',
      'control-text': '1rem',
    }),
  },
});

// `data-scheme` on <html> is light, dark or auto (from a cookie); auto and absent follow the system.
globalStyle(':root:not([data-scheme=light])', { '@media': { '(prefers-color-scheme: dark)': { vars: dark } } });
globalStyle(':root[data-scheme=dark]', { colorScheme: 'dark', vars: dark });
globalStyle(':root[data-scheme=light]', { colorScheme: 'light' });

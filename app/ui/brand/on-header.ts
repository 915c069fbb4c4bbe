import { vars } from './theme.css.ts';

const { color } = vars;

/**
 * The tokens of what stands on the header's colour: pieces know none of it, they find paper and ink as everywhere.
 * For the `vars` of a style; with it goes `color: vars.color.ink`, because ink itself is inherited as a colour and not as a token.
 */
export const ON_HEADER = {
  [color.paper]: color.header,
  [color.surface]: color.header,
  [color.sunken]: color.headerHover,
  [color.ink]: color.onHeader,
  [color.inkSoft]: color.onHeaderSoft,
  [color.line]: color.headerLine,
  [color.lineStrong]: color.onHeaderSoft,
  [color.accent]: color.headerFill,
  [color.accentHover]: color.headerFill,
  [color.onAccent]: color.onHeaderFill,
  [color.accentMark]: color.headerFill,
  [color.accentStrong]: color.onHeader,
  [color.accentTint]: color.headerHover,
  // The ring must be seen on the tenant's colour too; ink on it reads at 5:1 whatever that is.
  [color.focus]: color.onHeader,
};

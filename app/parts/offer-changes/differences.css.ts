import { style } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const heading = style({ display: 'block', paddingBottom: space.tight });
export const list = style({ margin: 0, borderTop: `1px solid ${vars.color.line}` });
/** What, before and after: beside each other where there is room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.hair} ${space.base}`,
  paddingBlock: space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr)' } },
});
export const label = style({ fontWeight: 600, fontSize: text.small });
export const value = style({ margin: 0, fontSize: text.small, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const was = style([value, { color: vars.color.inkSoft }]);
export const caption = style({ display: 'block', fontSize: text.tiny, color: vars.color.inkSoft });

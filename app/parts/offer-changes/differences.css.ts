import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Room for three columns: the list may stand in a narrow pane of a wide window. */
const WIDE = '(min-width: 620px)';

export const heading = style({ display: 'block', paddingBottom: space.tight });
export const list = style({ containerType: 'inline-size', margin: 0, borderTop: `1px solid ${vars.color.line}` });
/** Before and after beside each other under what it is; all three in a row where there is room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space.hair} ${space.base}`,
  paddingBlock: space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr)' } },
});
export const label = style({
  gridColumn: '1 / -1',
  fontWeight: 600,
  fontSize: text.small,
  '@container': { [WIDE]: { gridColumn: 'auto' } },
});
export const value = style({ margin: 0, fontSize: text.small, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const was = style([value, { color: vars.color.inkSoft }]);
export const caption = style({ display: 'block', fontSize: text.tiny, color: vars.color.inkSoft });

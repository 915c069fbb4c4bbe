import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { important } from '#app/ui/brand/important.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/**
 * What a tenant may not restyle: focus rings here, risk warnings beside their piece.
 * Each is said twice: plainly for browsers without layers, and `!important` in the first layer. Important rules of a layer
 * win over important rules outside it, so that no tenant's css can undo them, however it is written.
 */
export const PROTECTED = globalLayer('lj-protected');

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' };
/** A field whose box is drawn round more than its input, such as a unit, has its ring round that box. */
const RINGED = [':focus-visible:not(main, h1, [data-ring=outside])', ':has(> [data-ring=outside]:focus-visible)'];
for (const ringed of RINGED) {
  globalStyle(ringed, ring);
  globalStyle(ringed, { '@layer': { [PROTECTED]: important({ ...ring, opacity: '1' }) } });
}
// A heading that is told where one has come to is not pressed: it needs no ring.
globalStyle('h1:focus-visible, [data-ring=outside]:focus-visible', { outline: 'none' });

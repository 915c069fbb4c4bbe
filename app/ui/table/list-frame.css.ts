import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/* Heights of what stays in sight over the rows: views, filters, what can be done with the ticked ones. */
const VIEWS_PX = 41;
const FILTERS_PX = 52;
const BULK_PX = 48;
const from = (...heights: number[]) => ({ '--lj-stick': `${heights.reduce((sum, height) => sum + height, 0)}px` });

export const list = style({ minWidth: 0, vars: { '--lj-stick': '0px' } });
export const inSight = style({
  background: vars.color.paper,
  '@media': { [media.smallDesktopUp]: { position: 'sticky', top: 0, zIndex: 4 } },
});
/** What stands in a table's place has no head of its own, so it keeps its distance from the controls. */
export const instead = style({ paddingTop: space.base });
export const withFilters = style({ vars: from(FILTERS_PX) });
export const withViews = style({ vars: from(VIEWS_PX) });
export const withBoth = style({ vars: from(VIEWS_PX, FILTERS_PX) });
globalStyle(`${withFilters}:has(tbody :checked)`, { vars: from(FILTERS_PX, BULK_PX) });
globalStyle(`${withViews}:has(tbody :checked)`, { vars: from(VIEWS_PX, BULK_PX) });
globalStyle(`${withBoth}:has(tbody :checked)`, { vars: from(VIEWS_PX, FILTERS_PX, BULK_PX) });

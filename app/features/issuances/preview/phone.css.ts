import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

/** As wide as a small phone and as high as one; on a phone itself as wide as there is room. */
export const phone = style({
  display: 'block',
  boxSizing: 'content-box',
  width: 360,
  maxWidth: '100%',
  height: 740,
  margin: '0 auto',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
});

/** As wide as the page that is previewed under it. */
export const strip = style({});
globalStyle(`${strip} > *`, { maxWidth: 'none' });

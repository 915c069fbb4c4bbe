import { style, styleVariants } from '@vanilla-extract/css';
import { media, text as size } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const text = styleVariants({
  tiny: { fontSize: size.tiny, lineHeight: 1.45 },
  small: { fontSize: size.small },
  body: {},
  /** The sentence under a title. */
  lead: { fontSize: '1.125rem', color: vars.color.inkSoft, lineHeight: 1.45 },
  /** A sum that a page is about. */
  hero: {
    fontSize: size.hero,
    fontWeight: 640,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

export const tone = styleVariants({
  ink: {},
  soft: { color: vars.color.inkSoft },
  positive: { color: vars.color.positive },
  caution: { color: vars.color.caution },
  negative: { color: vars.color.negative },
});

/** Figures of one width, so that sums stand under each other, and never broken. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
/** A reference, a date, an IBAN, the end of an account: in one piece where there is room. */
export const piece = style({ '@media': { [media.tabletUp]: { whiteSpace: 'nowrap' } } });
export const strong = style({ fontWeight: 600 });
/** References, hashes, addresses of wallets: may break anywhere. */
export const code = style({
  fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", Menlo, Consolas, monospace',
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});

import { style, styleVariants } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const dayFields = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
export const dayPart = style({ display: 'grid', gap: 2 });
export const dayPartLabel = style({ fontSize: text.small, color: vars.color.inkSoft, lineHeight: 1.45 });
/** As wide as what is typed: two digits, four digits. */
export const dayPartWidth = styleVariants({ day: ['3.75rem'], month: ['3.75rem'], year: ['5.25rem'] }, ([width]) => ({
  selectors: { '&&': { width } },
}));

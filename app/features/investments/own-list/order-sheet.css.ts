import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.base}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const papers = style({ listStyle: 'none', padding: 0, borderTop: `1px solid ${vars.color.line}` });
export const paper = style({ paddingBlock: space.small, borderBottom: `1px solid ${vars.color.line}` });

import { style } from '@vanilla-extract/css';
import { vars } from '#app/ui/brand/theme.css.ts';

export const selectBox = style({
  position: 'relative',
  width: '100%',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: 16,
    top: 'calc(50% - 6px)',
    width: 8,
    height: 8,
    borderInlineEnd: `1.75px solid ${vars.color.inkSoft}`,
    borderBottom: `1.75px solid ${vars.color.inkSoft}`,
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});
export const select = style({
  selectors: { '&&': { appearance: 'none', paddingInlineEnd: 40, textOverflow: 'ellipsis' } },
});

import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const file = style({
  width: '100%',
  padding: space.base,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.inkSoft,
  fontSize: text.small,
  cursor: 'pointer',
  transition: 'border-color 150ms, background-color 150ms',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink, background: vars.color.accentTint },
    '&[aria-invalid=true]': { borderColor: vars.color.negative, borderStyle: 'solid' },
    '&:disabled': { background: vars.color.sunken, cursor: 'not-allowed' },
    '&::file-selector-button': {
      minHeight: 36,
      padding: '0 14px',
      marginInlineEnd: space.small,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.ink,
      font: 'inherit',
      fontWeight: 580,
      cursor: 'inherit',
    },
  },
});

export const current = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  fontSize: text.small,
  marginBottom: 6,
  color: vars.color.positive,
});

/** Where there is a finger there is a camera; elsewhere nobody photographs a paper. */
export const camera = style({ display: 'none', marginTop: 6, '@media': { '(pointer: coarse)': { display: 'block' } } });
export const preview = style({
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 160,
  marginTop: space.tight,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

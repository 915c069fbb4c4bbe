import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** A field with a unit fixed to its side; the border runs round both. */
export const affix = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  transition: 'border-color 150ms',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has([aria-invalid=true])': {
      borderColor: vars.color.negative,
      boxShadow: `inset 0 0 0 1px ${vars.color.negative}`,
    },
    // The ring runs round both; it is the tenant's no more than any other (protected.css.ts).
    '&:has(:focus-visible)': { borderColor: vars.color.ink },
    '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.line },
  },
});

export const affixInput = style({
  // With the border round both, as high as a field that has its own.
  selectors: { '&&': { border: 0, boxShadow: 'none', minHeight: 'calc(var(--lj-control) - 2px)', background: 'none' } },
  textAlign: 'end',
});

export const affixUnit = style({
  flex: 'none',
  paddingInline: `0 ${space.base}`,
  color: vars.color.inkSoft,
  selectors: { '&:first-child': { paddingInline: `${space.base} 0` } },
});

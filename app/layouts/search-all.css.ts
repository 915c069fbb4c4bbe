import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.control,
  color: 'inherit',
  selectors: { '&:hover': { background: vars.color.sunken } },
});
// The toggle stands right beside it.
globalStyle(`${link} + details`, { marginInlineStart: '-12px' });

export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  paddingInline: 10,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.inkSoft,
  selectors: { '&:focus-within': { borderColor: vars.color.ink } },
});
globalStyle(`${field} > input`, {
  flex: 1,
  minWidth: 0,
  minHeight: 38,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: text.small,
});

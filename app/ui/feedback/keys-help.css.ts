import { style } from '@vanilla-extract/css';
import { space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

export const keys = style({ display: 'grid', gap: space.tight, fontSize: text.small });
export const line = style({ display: 'flex', alignItems: 'center', gap: space.base });
export const key = style({
  display: 'inline-block',
  minWidth: 28,
  padding: '1px 6px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: 4,
  background: vars.color.surface,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: text.tiny,
  textAlign: 'center',
});
export const onOff = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: 44,
  fontSize: text.small,
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Without script: notes at the head of the page that stay. With it (`js` on <html>): top right, over everything; on phones at the foot, where a thumb is. */
export const toasts = style({ display: 'grid', gap: space.small, listStyle: 'none' });
globalStyle(`.js .${toasts}`, {
  position: 'fixed',
  zIndex: 50,
  top: 16,
  right: 16,
  width: 'min(22rem, calc(100vw - 32px))',
  '@media': { [media.mobile]: { top: 'auto', bottom: 16 } },
});

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.small,
  alignItems: 'start',
  padding: '12px 12px 12px 16px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: '4px solid',
  borderRadius: vars.radius.control,
  fontSize: text.small,
  touchAction: 'pan-y',
});
globalStyle(`.js .${base}`, {
  boxShadow: vars.shadow,
  cursor: 'pointer',
  '@media': { [media.moving]: { transition: 'transform 150ms, opacity 150ms' } },
});
globalStyle(`.${base}[data-leaving]`, { opacity: 0, transform: 'translateX(24px)' });

export const toast = styleVariants({
  info: [base, { borderInlineStartColor: vars.color.progress }],
  positive: [base, { borderInlineStartColor: vars.color.positive }],
  caution: [base, { borderInlineStartColor: vars.color.caution }],
  negative: [base, { borderInlineStartColor: vars.color.negative }],
});
export const toastMark = styleVariants({
  info: { color: vars.color.progress },
  positive: { color: vars.color.positive },
  caution: { color: vars.color.caution },
  negative: { color: vars.color.negative },
});
export const toastTitle = style({ fontWeight: 580, color: vars.color.ink });
export const toastText = style({ color: vars.color.inkSoft });
export const toastAct = style({ marginTop: space.tight });
export const toastClose = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  margin: '-4px 0',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.inkSoft,
  cursor: 'pointer',
});

import { style, styleVariants } from '@vanilla-extract/css';
import { BOX_WIDTH, CONTROL_HEIGHT, media, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

/** Label, hint, the names within a control, control and error have a line each, so that `FieldRow` can hold them level between neighbours. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
});
export const label = style({ gridRow: 1, fontWeight: 580, lineHeight: 1.35 });
export const optional = style({ fontWeight: 400, color: vars.color.inkSoft });
export const hint = style({
  gridRow: 2,
  marginTop: 6,
  fontSize: text.small,
  color: vars.color.inkSoft,
  lineHeight: 1.45,
  // The sample at its end does not stand alone on a line.
  textWrap: 'balance',
});
export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: text.small,
  fontWeight: 540,
  lineHeight: 1.45,
  color: vars.color.negative,
});
/** A password, and the button at its end that shows it. */
export const secret = style({ position: 'relative', width: '100%' });
export const reveal = style({
  position: 'absolute',
  // Clear of the frame, which is two pixels thick where the field is wrong.
  insetBlock: 2,
  insetInlineEnd: 2,
  paddingInline: 12,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.inkSoft,
  fontSize: text.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-pressed=true]': { color: vars.color.ink, fontWeight: 580, textDecoration: 'underline' },
  },
});
/** A list of errors, without its bullets. */
export const errors = style({ gridRow: 5, display: 'grid', gap: 2, marginTop: 6 });
export const control = style({ gridRow: 4, marginTop: 6, alignSelf: 'end' });

export const input = style({
  width: '100%',
  minHeight: CONTROL_HEIGHT,
  padding: '6px 12px',
  fontSize: vars.controlText,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  lineHeight: 1.4,
  transition: 'border-color 150ms',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&[aria-invalid=true]': { borderColor: vars.color.negative, boxShadow: `inset 0 0 0 1px ${vars.color.negative}` },
    // Where a browser can, as high as what stands in it: nobody reads a line cut in two.
    'textarea&': { paddingBlock: 9, fieldSizing: 'content', minHeight: '5.4em', maxHeight: '30em' },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkSoft,
      cursor: 'not-allowed',
      opacity: 1,
    },
  },
  // Below 16 px a phone zooms into the field and loses the page.
  '@media': { [media.mobile]: { fontSize: text.body } },
});

/** How long an answer is expected to be. */
export const width = styleVariants({
  full: { width: '100%', maxWidth: BOX_WIDTH },
  // On a narrow phone it ends where the fields above it end, and not a few pixels before.
  medium: { width: '100%', maxWidth: '20rem', '@media': { '(max-width: 479px)': { maxWidth: 'none' } } },
  short: { width: '100%', maxWidth: '11rem' },
});

export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

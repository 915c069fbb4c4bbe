import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { CONTROL_HEIGHT, media, space, text } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

const glide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.tight,
  minHeight: CONTROL_HEIGHT,
  padding: '6px calc(var(--lj-control) * .41)',
  fontSize: vars.controlText,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 580,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  overflow: 'hidden',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms, color 150ms',
  selectors: {
    '&:disabled, &[aria-disabled=true]': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkSoft,
      cursor: 'not-allowed',
    },
    '&[data-pending]': { cursor: 'progress' },
    // A thin bar that glides: the label stays, the width stays, and it reads as "working".
    '&[data-pending]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      width: '40%',
      height: 3,
      background: 'currentColor',
      animation: `${glide} 1.2s ease-in-out infinite`,
    },
  },
  '@media': {
    [media.calm]: { selectors: { '&[data-pending]::after': { width: '100%', opacity: 0.5 } } },
    [media.print]: { display: 'none' },
  },
});

export const button = styleVariants({
  primary: [
    base,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { background: vars.color.accentHover } },
      // On a narrow phone what a form does is under the thumb: as wide as the form.
      '@media': { '(max-width: 479px)': { selectors: { 'form &': { width: '100%' } } } },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.surface,
      borderColor: vars.color.lineStrong,
      color: vars.color.ink,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: vars.color.ink, background: vars.color.sunken },
      },
    },
  ],
  quiet: [
    base,
    {
      background: 'none',
      paddingInline: space.tight,
      color: vars.color.accentStrong,
      selectors: {
        // Its word stands in line with the text above it.
        '&:first-child': { marginInlineStart: `calc(-1px - ${space.tight})` },
        '&:hover:not(:disabled, [aria-disabled=true])': { background: vars.color.accentTint },
        '&:disabled, &[aria-disabled=true]': { background: 'none', borderColor: 'transparent' },
      },
      // On a phone the next one often stands below it.
      '@media': {
        '(max-width: 479px)': { selectors: { '& + &': { marginInlineStart: `calc(-1px - ${space.tight})` } } },
      },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.surface,
      borderColor: vars.color.negative,
      color: vars.color.negative,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled=true])': { background: vars.color.negativeTint },
      },
    },
  ],
});

// On a phone it stands below what fills the form's width, and there its word is in line with the text, too.
globalStyle(`form ${button.primary} + ${button.quiet}`, {
  '@media': { '(max-width: 479px)': { marginInlineStart: `calc(-1px - ${space.tight})` } },
});

/** On a phone the one thing to do is as wide as the page. */
export const whole = style({ '@media': { '(max-width: 479px)': { width: '100%' } } });
/** In rows and toolbars: 36 px, on the desk under a mouse 28. */
export const small = style({ minHeight: 'calc(var(--lj-control) - 8px)', padding: '3px 12px', fontSize: text.small });
export const wide = style({ width: '100%' });

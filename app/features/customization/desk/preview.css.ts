import { createVar, style, styleVariants } from '@vanilla-extract/css';
import type { PREVIEW_WIDTHS } from '#app/parts/look/preview-choices.ts';
import { space } from '#app/ui/brand/scale.ts';
import { vars } from '#app/ui/brand/theme.css.ts';

type Width = (typeof PREVIEW_WIDTHS)[number];

/** Windows as people have them, in pixels. */
const WINDOWS: Record<Width, { width: number; height: number }> = {
  phone: { width: 360, height: 720 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};
/** Room beside the editor, in pixels: a page is drawn at its own width and shown smaller, so that it fits. */
const ROOMS = [260, 300, 326, 360, 400, 460, 520, 600, 680, 768, 900, 1080, 1280];

const share = createVar();
const shareIn = (room: number, width: number) => String(Math.min(1, room / width));

export const box = style({ containerType: 'inline-size', minWidth: 0 });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });

/** What of the page is seen, at the size in which it is seen. */
export const view = styleVariants(WINDOWS, ({ width, height }) => ({
  vars: { [share]: shareIn(260, width) },
  width: `calc(${width}px * ${share})`,
  height: `calc(${height}px * ${share})`,
  margin: '0 auto',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  boxSizing: 'content-box',
  '@container': Object.fromEntries(
    ROOMS.map((room) => [`(min-width: ${room + 2}px)`, { vars: { [share]: shareIn(room, width) } }]),
  ),
}));

export const frame = styleVariants(WINDOWS, ({ width, height }) => ({
  display: 'block',
  width,
  height,
  maxWidth: 'none',
  border: 0,
  transform: `scale(${share})`,
  transformOrigin: '0 0',
}));

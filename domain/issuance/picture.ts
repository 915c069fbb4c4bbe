/** What a picture of a project is for: shown among its pictures, its mark, or the face of one of its people. */
export const PICTURE_USES = ['picture', 'logo', 'person'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

/** By content. SVG is none of them, because it can carry a script; a GIF is no photograph. */
export const PICTURE_TYPE_NAMES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
} as const;

/** Widths in pixels in which a picture is kept; none is made larger than it came. A logo keeps one, a person's are squares. */
const PICTURE_WIDTHS: Record<PictureUse, readonly number[]> = {
  picture: [480, 960, 1920],
  logo: [320],
  person: [160, 480],
};

/** How a picture is written anew: whole, as a drawing that keeps what is transparent of it, as a square around what one looks at first, or as a drawing in a square. */
export interface PictureShape {
  kind: 'photograph' | 'drawing' | 'face' | 'mark';
  /** In pixels, the smallest first. */
  widths: readonly number[];
}

/** How each picture of a project is written. */
export const PICTURE_SHAPES: Record<PictureUse, PictureShape> = {
  picture: { kind: 'photograph', widths: PICTURE_WIDTHS.picture },
  logo: { kind: 'drawing', widths: PICTURE_WIDTHS.logo },
  person: { kind: 'face', widths: PICTURE_WIDTHS.person },
};

const ADDRESS = /^\/resources\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a picture that was sent is read, in the largest of its widths. */
export function pictureAddress(id: string): string {
  return `/resources/pictures/${id}`;
}

/** The picture that an address leads to; null for any other address, such as a picture that came with the product. */
export function pictureIn(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}

/** The address of a picture in the width that is nearest from above; any other address as it is. */
export function pictureAt(address: string, width: number): string {
  return pictureIn(address) ? `${address}?w=${width}` : address;
}

/** The `srcset` of a picture that was sent; nothing for any other. */
export function pictureSources(address: string, use: PictureUse = 'picture'): string | undefined {
  if (!pictureIn(address)) return undefined;
  return PICTURE_WIDTHS[use].map((width) => `${address}?w=${width} ${width}w`).join(', ');
}

/** Ours: the session lives in a cookie; a picture written out as its own address would not fit. */
import { fileAddress } from '#domain/access/file-address.ts';

const MAX_CHARS = 500;

/**
 * Address of a person's picture for the pages: that of our file where the API names the file, a foreign back end's own address where it is a
 * web address over https. Null for everything else: initials stand there then.
 */
export function pictureAddress(image: string | null): string | null {
  if (!image || image.length > MAX_CHARS) return null;
  if (/^[\w-]+$/.test(image)) return fileAddress(image);
  const address = URL.canParse(image) ? new URL(image) : null;
  return address?.protocol === 'https:' && !address.username && !address.password ? address.href : null;
}

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';

const saved = dataOf(z.object({ profile_image: z.string().nullable() }));

/**
 * The picture of whoever asks, by content a JPEG, PNG, WebP or AVIF; it is written anew as a square, so that nothing but the picture is left, and takes the old
 * one's place. 422 on the file: `error_file_type`, `error_picture_pixels`, `error_picture_broken`; 413 one that is too large; 429 more than a day's.
 */
export const saveOwnPicture = endpoint({
  id: 'saveOwnPicture',
  summary: 'Send the own picture',
  method: 'POST',
  path: '/auth/account/picture',
  action: 'account.edit',
  bodyKind: 'multipart',
  body: z.object({}),
  files: ['picture'],
  answer: saved,
  takesLong: true,
  errors: ['files.quota'],
});

/** Takes the picture away for good. Nothing happens where there is none. */
export const deleteOwnPicture = endpoint({
  id: 'deleteOwnPicture',
  summary: 'Delete the own picture',
  method: 'DELETE',
  path: '/auth/account/picture',
  action: 'account.edit',
  answer: saved,
});

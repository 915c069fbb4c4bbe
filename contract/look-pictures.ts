import { z } from 'zod';
import { BRAND_PICTURES } from '#domain/brand/brand-pictures.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

/**
 * A picture of the tenant, by content a JPEG, PNG, WebP or AVIF; it is written anew, so that nothing but the picture is left, and its address takes its place in
 * the draft: nobody sees it before the draft is published. 422 on the file: `error_file_type`, `error_picture_pixels`; 413 one that is too large; 429 more than a day's.
 */
export const uploadLookPicture = endpoint({
  id: 'uploadLookPicture',
  summary: "Send a picture into the draft of the tenant's look",
  method: 'POST',
  path: '/manager/customization/draft/pictures',
  action: 'customization.edit',
  bodyKind: 'multipart',
  body: z.object({
    /** The draft's version that was shown. */
    version: z.string().regex(/^\d{1,9}$/),
    use: z.enum(BRAND_PICTURES),
  }),
  files: ['picture'],
  answer: dataOf(z.object({ version: z.number().int(), url: z.string() })),
  takesLong: true,
  errors: ['look.changed_meanwhile', 'files.quota'],
});

/** A picture of the tenant: for anyone once it has been published, before that for its managers. */
export const getLookPicture = endpoint({
  id: 'getLookPicture',
  summary: 'A picture of the tenant',
  method: 'GET',
  path: '/public/look-pictures/{id}',
  caller: 'anyone',
  params: z.object({ id }),
  answerKind: 'file',
});

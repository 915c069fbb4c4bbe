import { z } from 'zod';
import { fileField } from '#app/forms/fields/file-field.ts';
import { uploadLookPicture } from '#contract/look-pictures.ts';

/** A picture for the draft; which one, and the draft's version, are hidden fields. */
export const pictureForm = z.object({
  ...uploadLookPicture.body.shape,
  picture: fileField('validator.error_null'),
});
export type PictureFields = z.input<typeof pictureForm>;

import { call } from '#app/api/call.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Customization } from '#contract/customization.ts';
import type { LookSection } from '#contract/look-fields.ts';
import { uploadLookPicture } from '#contract/look-pictures.ts';
import { BRAND_PICTURES } from '#domain/brand/brand-pictures.ts';
import { pictureForm } from './pictures.form.ts';

/** The pictures of the draft, each with a form that takes a file in its place; null for a section without pictures. */
export function picturesOf({ t, customization }: SignedInVisit, section: LookSection, { image }: Customization) {
  if (section !== 'brand') return null;
  const limit = customization.tenant.upload_limit_mb;
  return BRAND_PICTURES.map((use) => ({
    use,
    src: image[use],
    title: t(`look:field.image-${use}`),
    label: t('look:picture.file', { name: t(`look:field.image-${use}`) }),
    hint: t(`look:picture.hint.${use}`, { limit }),
    button: t('look:picture.send', { name: t(`look:field.image-${use}`) }),
    form: formOf(pictureForm),
  }));
}

/** Takes a picture into the draft. */
export function pictureAct(visit: SignedInVisit, here: string) {
  const { t } = visit;
  return formAct({
    schema: pictureForm,
    send: (fields) => call(visit, uploadLookPicture, { body: formDataOf(fields) }),
    onward: (_, { use }) => ({ to: here, toast: t('look:saved', { name: t(`look:field.image-${use}`) }) }),
  });
}

import { z } from 'zod';
import { PICTURE_USES } from '#domain/issuance/picture.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id } from './envelope.ts';
import { documentsFields } from './project-fields.ts';

const ofOne = z.object({ id });
const { kind, access, title } = documentsFields.shape.documents.element.shape;

/**
 * A picture of a project, by content a JPEG, PNG, WebP or AVIF; it is written anew, so that nothing but the picture is left. It stands behind the others (`picture`),
 * takes the old one's place (`logo`), or waits to be named with a person of the team (`person`). The same file twice is one picture. 422 on the file:
 * `error_file_type`, `error_picture_pixels`, `error_file_count`; 413 one that is too large; 429 more than a day's.
 */
export const uploadProjectPicture = endpoint({
  id: 'uploadProjectPicture',
  summary: 'Send a picture for a project',
  method: 'POST',
  path: '/managed/projects/{id}/pictures',
  action: 'issuance.edit',
  params: ofOne,
  bodyKind: 'multipart',
  body: z.object({ use: z.enum(PICTURE_USES) }),
  files: ['picture'],
  answer: dataOf(z.object({ url: z.string() })),
  takesLong: true,
  errors: ['project.locked', 'files.quota'],
});

/** The picture in the width that is nearest from above (`w`, in pixels), else in its largest. 404 where the project is not the caller's to see. */
export const getProjectPicture = endpoint({
  id: 'getProjectPicture',
  summary: 'A picture of a project',
  method: 'GET',
  path: '/public/pictures/{id}',
  caller: 'anyone',
  params: ofOne,
  query: z.object({
    w: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .optional(),
  }),
  answerKind: 'file',
});

/**
 * A document of a project, a PDF that only shows pages; with `document_id` the next version of that one, whose words stay. The same file twice is one
 * document. 422 on the file: `error_file_type`, `error_pdf_active`, `error_pdf_broken`, `error_file_count`; 413 one that is too large; 429 more than a day's.
 */
export const uploadProjectDocument = endpoint({
  id: 'uploadProjectDocument',
  summary: 'Send a document of a project',
  method: 'POST',
  path: '/managed/projects/{id}/documents',
  action: 'issuance.edit',
  params: ofOne,
  bodyKind: 'multipart',
  body: z.object({
    document_id: id.optional(),
    kind: kind.default('report'),
    /** Nobody reads it before somebody says so. */
    access: access.default('hidden'),
    title_es: title.shape.es,
    title_en: title.shape.en,
    expires_on: day.optional(),
  }),
  files: ['document'],
  answer: dataOf(z.object({ id })),
  takesLong: true,
  errors: ['project.locked', 'files.quota'],
});

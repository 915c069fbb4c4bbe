import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';

/**
 * The bytes: an attachment, or with `disposition=inline` what may stand in a page: pictures, and PDFs that only show pages. 409 `files.not_shown` for every
 * other file, which is only downloaded. 404 for another person's; managers of the tenant may read all of it. Whoever looks at or downloads somebody
 * else's identity document, evidence or proof is written down.
 */
export const getFile = endpoint({
  id: 'getFile',
  summary: 'A private file',
  method: 'GET',
  path: '/files/{id}',
  caller: 'signed-in',
  params: z.object({ id }),
  query: z.object({ disposition: z.enum(['inline', 'attachment']).optional() }),
  answerKind: 'file',
  takesLong: true,
  errors: ['files.not_shown'],
});

export const getPublicFile = endpoint({
  id: 'getPublicFile',
  summary: "An issuance's public document",
  method: 'GET',
  path: '/public/files/{id}',
  caller: 'anyone',
  params: z.object({ id }),
  answerKind: 'file',
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';

/** The bytes, as an attachment. 404 for another person's file; managers of the tenant may read proofs and contracts. */
export const getFile = endpoint({
  id: 'getFile',
  summary: 'A private file',
  method: 'GET',
  path: '/files/{id}',
  caller: 'signed-in',
  params: z.object({ id }),
  answerKind: 'file',
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

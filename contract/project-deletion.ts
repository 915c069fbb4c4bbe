import { z } from 'zod';
import { DELETION_REASONS } from '#domain/issuance/deletion.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, localizedText } from './envelope.ts';

const ofOne = z.object({ id });

/** What would go with a project, and what keeps it: nothing where it may be deleted. */
export const previewProjectDeletion = endpoint({
  id: 'previewProjectDeletion',
  summary: 'What deleting a project would take, and what keeps it',
  method: 'GET',
  path: '/managed/projects/{id}/deletion',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(
    z.object({
      title: localizedText,
      status: z.enum(ISSUANCE_STATUSES),
      reasons: z.array(z.object({ reason: z.enum(DELETION_REASONS), count: z.number().int() })),
      pictures: z.number().int(),
      documents: z.number().int(),
    }),
  ),
});

/** Deletes a project for good, with its pictures, its papers and its addresses, which are free again. 409 `project.kept` where anything hangs on it. */
export const deleteProject = endpoint({
  id: 'deleteProject',
  summary: 'Delete a project',
  method: 'POST',
  path: '/managed/projects/{id}/deletion',
  action: 'issuance.delete',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ deleted: z.literal(true) })),
  idempotent: true,
  errors: ['project.kept'],
});

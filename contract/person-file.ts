import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';
import { exportRow } from './exports.ts';
import { exportPurpose } from './fields.ts';

/**
 * Has the file of one person made as a PDF: who they are and how it was proved, how closely they are looked at and why, what was found on lists and who decided it,
 * what they have invested, and what was decided about them. Made and handed over as a manager's exports are; `reason` is what it is for, and is written down with
 * each download. 404 for whoever is not there; 429 `export.too_many`.
 */
export const preparePersonFile = endpoint({
  id: 'preparePersonFile',
  summary: 'Have the file of a person made',
  method: 'POST',
  path: '/manager/users/{id}/file',
  action: 'user.make_file',
  params: z.object({ id }),
  body: z.object({ reason: exportPurpose }),
  answer: dataOf(exportRow),
  idempotent: true,
  errors: ['export.too_many'],
});

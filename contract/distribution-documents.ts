import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

/**
 * A paper for the holders of a distribution, a PDF that only shows pages. The same file twice is one paper. 422 on the file: `error_file_type`,
 * `error_pdf_active`, `error_pdf_broken`, `error_file_count`; 413 one that is too large; 429 more than a day's; 409 `distribution.papers_closed` where
 * a manager has said yes already (for issuers), or nothing came of it.
 */
export const uploadDistributionDocument = endpoint({
  id: 'uploadDistributionDocument',
  summary: 'Send a paper of a distribution',
  method: 'POST',
  path: '/managed/distributions/{id}/documents',
  action: 'distribution.create',
  params: z.object({ id }),
  bodyKind: 'multipart',
  body: z.object({}),
  files: ['document'],
  answer: dataOf(z.object({ id })),
  takesLong: true,
  errors: ['distribution.papers_closed', 'files.quota'],
});

/** Takes a paper of a proposal away for good. 409 `distribution.papers_closed` once it is approved: holders may have relied on it. */
export const removeDistributionDocument = endpoint({
  id: 'removeDistributionDocument',
  summary: 'Take a paper of a distribution away',
  method: 'POST',
  path: '/managed/distributions/{id}/documents/remove',
  action: 'distribution.create',
  params: z.object({ id }),
  body: z.object({ document_id: id }),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['distribution.papers_closed'],
});

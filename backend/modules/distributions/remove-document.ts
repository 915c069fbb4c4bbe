import { dropFile } from '#backend/files/keep-file.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { removeDistributionDocument } from '#contract/distribution-documents.ts';
import { mayRemovePapers } from '#domain/distribution/documents.ts';
import { lockDistribution } from './distributions.repository.ts';
import { deleteDocument } from './documents.repository.ts';
import { managedDistribution } from './issuance-of.repository.ts';
import { refuseClosed } from './papers-open.ts';

/** Takes a paper of a proposal away, with its bytes: nobody but who decides has read it. */
export const removeDocumentRoute = serve(removeDistributionDocument, async (call, { params, body }) => {
  const { tx, tenant } = call;
  if (!(await managedDistribution(call, params.id))) throw notFound();
  const row = await lockDistribution(tx, tenant.id, params.id);
  if (!row) throw notFound();
  await refuseClosed(call, row, mayRemovePapers);
  const fileId = await deleteDocument(tx, row, body.document_id);
  if (!fileId) throw notFound();
  await dropFile(call, fileId);
  await call.audit('distribution.paper_removed', {
    subject: { type: 'distribution', id: row.id },
    details: { file_id: fileId },
  });
  return { data: { id: body.document_id } };
});

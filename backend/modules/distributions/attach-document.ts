import { keepLooked } from '#backend/files/keep-file.ts';
import { lookIntoPaper } from '#backend/files/look-into-paper.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { uploadDistributionDocument } from '#contract/distribution-documents.ts';
import { mayAddPapers } from '#domain/distribution/documents.ts';
import { DISTRIBUTION_DOCUMENTS_MAX } from '#domain/limits.ts';
import { checkFileCount } from '#domain/validation/file.ts';
import { problem } from '#domain/validation/problem.ts';
import { type DistributionRow, lockDistribution } from './distributions.repository.ts';
import { countDocuments, documentOfSource, insertDocument } from './documents.repository.ts';
import { managedDistribution } from './issuance-of.repository.ts';
import { refuseClosed } from './papers-open.ts';

/** Takes a PDF in for the holders of a distribution that the caller manages. */
export const attachDocumentRoute = serveAsking(
  uploadDistributionDocument,
  async (call, { params, files }) => {
    const { tenant, deps } = call;
    const { document } = files;
    const found = await managedDistribution(call, params.id);
    if (!found) throw notFound();
    if (!document) throw fieldRefusal({ document: problem('validator.error_null') });
    await refuseClosed(call, found.distribution, mayAddPapers);
    return () => lookIntoPaper(deps, tenant.id, document);
  },
  async (call, { params }, looked) => {
    const { tx, tenant, user, now } = call;
    if (!looked) throw fieldRefusal({ document: problem('validator.error_null') });
    if (!(await managedDistribution(call, params.id))) throw notFound();
    const row = await lockDistribution(tx, tenant.id, params.id);
    if (!row) throw notFound();
    const { sourceSha256, ...rest } = looked;
    const shown = await documentOfSource(tx, row, sourceSha256);
    if (shown) return { data: { id: shown } };
    await refuseClosed(call, row, mayAddPapers);
    await refuseMore(call, row);
    const file = await keepLooked(call, rest, {
      kind: 'distribution_document',
      access: 'owner',
      ownerUserId: user.id,
    });
    const id = await insertDocument(tx, {
      ...{ tenantId: tenant.id, distributionId: row.id, fileId: file.id },
      ...{ sourceSha256, createdAt: now, createdBy: user.id },
    });
    await call.audit('distribution.paper_added', {
      subject: { type: 'distribution', id: row.id },
      details: { file_id: file.id, name: file.name, sha256: file.sha256 },
    });
    return { data: { id } };
  },
);

async function refuseMore({ tx }: SignedInCall, row: DistributionRow): Promise<void> {
  const tooMany = checkFileCount((await countDocuments(tx, row)) + 1, DISTRIBUTION_DOCUMENTS_MAX);
  if (tooMany) throw fieldRefusal({ document: tooMany });
}

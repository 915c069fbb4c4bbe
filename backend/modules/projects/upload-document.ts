import { randomUUID } from 'node:crypto';
import { keepLooked } from '#backend/files/keep-file.ts';
import { lookIntoPaper } from '#backend/files/look-into-paper.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { type IssuanceRow, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { uploadProjectDocument } from '#contract/project-files.ts';
import { PROJECT_DOCUMENTS_MAX } from '#domain/limits.ts';
import { endOfDay } from '#domain/time/zone.ts';
import { checkFileCount } from '#domain/validation/file.ts';
import { problem } from '#domain/validation/problem.ts';
import {
  documentOf,
  documentOfSource,
  documentPlaces,
  hasVersions,
  insertDocument,
  insertVersion,
  showFile,
} from './documents.repository.ts';
import { type DocumentRow, projectRow } from './projects.repository.ts';
import { refuseLocked } from './refuse-locked.ts';

/** Takes a PDF in: a document of its own, or the next version of one. 404 for a project, or a document of it, that is not there for the caller. */
export const uploadDocumentRoute = serveAsking(
  uploadProjectDocument,
  async (call, { params, body, files }) => {
    const { tx, tenant, deps } = call;
    const { document } = files;
    const issuance = await projectRow(tx, managedOne(call, params.id));
    if (!issuance) throw notFound();
    if (!document) throw fieldRefusal({ document: problem('validator.error_null') });
    await refuseMore(call, issuance, body.document_id);
    return () => lookIntoPaper(deps, tenant.id, document);
  },
  async (call, { params, body }, looked) => {
    const { tx, tenant, user, now } = call;
    if (!looked) throw fieldRefusal({ document: problem('validator.error_null') });
    if (!(await projectRow(tx, managedOne(call, params.id)))) throw notFound();
    const issuance = await lockIssuance(tx, params.id);
    const shown = await documentOfSource(tx, tenant.id, issuance.id, looked.sourceSha256);
    // The same file twice is one document, and no version of it.
    if (shown && shown === (body.document_id ?? shown)) return { data: { id: shown } };
    const before = await refuseMore(call, issuance, body.document_id);
    const { sourceSha256, ...rest } = looked;
    const file = await keepLooked(call, rest, { kind: 'issuance_document', access: 'owner', ownerUserId: user.id });
    const id = before?.id ?? randomUUID();
    if (before) {
      await keepFirst(call, issuance, before);
      await showFile(tx, tenant.id, id, { fileId: file.id, bytes: file.bytes });
    } else {
      const { title_es: es, title_en: en, kind, access, expires_on } = body;
      await insertDocument(tx, {
        ...{ tenantId: tenant.id, id, issuanceId: issuance.id, title: { es, en }, kind, access },
        position: (await documentPlaces(tx, tenant.id, issuance.id)).next,
        ...{ fileId: file.id, bytes: file.bytes, createdAt: now },
        expiresAt: expires_on ? endOfDay(expires_on, tenant.customization.tenant.time_zone) : null,
      });
    }
    const version = await insertVersion(tx, {
      ...{ tenantId: tenant.id, issuanceId: issuance.id, documentId: id },
      ...{ fileId: file.id, sourceSha256, createdAt: now, createdBy: user.id },
    });
    await updateIssuance(tx, tenant.id, issuance.id, { editedAt: now, editedBy: user.id, updatedAt: now });
    await call.audit('issuance.document_added', {
      subject: { type: 'issuance', id: issuance.id },
      details: { section: 'documents', document_id: id, file_id: file.id, version, name: file.name },
    });
    return { data: { id } };
  },
);

/** A document that came before versions were kept has been its issuer's: its file becomes the first one. */
async function keepFirst({ tx, tenant }: SignedInCall, issuance: IssuanceRow, before: DocumentRow): Promise<void> {
  if (before.fileId === null) return;
  if (await hasVersions(tx, tenant.id, before.id)) return;
  await insertVersion(tx, {
    ...{ tenantId: tenant.id, issuanceId: issuance.id, documentId: before.id },
    ...{ fileId: before.fileId, sourceSha256: '', createdAt: before.createdAt, createdBy: issuance.issuerUserId },
  });
}

/** The document that gets another version; null for a new one. Refuses what the phase holds, and more documents than there is room for. */
async function refuseMore(
  { tx, tenant }: SignedInCall,
  issuance: IssuanceRow,
  documentId: string | undefined,
): Promise<DocumentRow | null> {
  refuseLocked(issuance.status, 'documents', ['documents']);
  if (documentId) {
    const before = await documentOf(tx, tenant.id, issuance.id, documentId);
    if (!before) throw notFound();
    return before;
  }
  const { count } = await documentPlaces(tx, tenant.id, issuance.id);
  const tooMany = checkFileCount(count + 1, PROJECT_DOCUMENTS_MAX);
  if (tooMany) throw fieldRefusal({ document: tooMany });
  return null;
}

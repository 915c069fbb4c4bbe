import { dropFile, keepLooked } from '#backend/files/keep-file.ts';
import { lookingInto } from '#backend/files/look-into.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { lockEditableIdentity } from '#backend/modules/profiles/editable-identity.ts';
import { issuedOnProblem } from '#backend/modules/profiles/identity-problems.ts';
import { replaceDocument } from '#backend/modules/profiles/legal-documents.repository.ts';
import { legalInformation } from '#backend/modules/profiles/legal-information.ts';
import { uploadLegalDocument } from '#contract/identity.ts';
import { dayIn } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';

/** One file per type; what was replaced before it was handed in is removed. 429 `files.quota`, 422 on `document` and `issued_on`; 409 `kyc.done`, `kyc.in_review`. */
export const uploadLegalDocumentRoute = serveAsking(
  uploadLegalDocument,
  lookingInto('document'),
  async (call, { params, body }, looked) => {
    const { tx, tenant, user, now } = call;
    if (!looked) throw fieldRefusal({ document: problem('validator.error_null') });
    const issuedOn = body.issued_on ?? null;
    const wrong = issuedOnProblem(params.type, issuedOn, dayIn(now, tenant.customization.tenant.time_zone));
    if (wrong) throw fieldRefusal({ issued_on: wrong });
    await lockEditableIdentity(call, user.id, 'documents');
    const file = await keepLooked(call, looked, { kind: 'identity', access: 'owner', ownerUserId: user.id });
    const gone = await replaceDocument(tx, {
      tenantId: tenant.id,
      userId: user.id,
      type: params.type,
      fileId: file.id,
      issuedOn,
      at: now,
    });
    for (const fileId of gone) await dropFile(call, fileId);
    await call.audit('identity.document_uploaded', { details: { type: params.type, file_id: file.id } });
    return legalInformation(call);
  },
);

import { dropFile } from '#backend/files/keep-file.ts';
import { serve } from '#backend/http/serve.ts';
import { lockEditableIdentity } from '#backend/modules/profiles/editable-identity.ts';
import { withdrawDocument } from '#backend/modules/profiles/legal-documents.repository.ts';
import { legalInformation } from '#backend/modules/profiles/legal-information.ts';
import { removeLegalDocument } from '#contract/identity.ts';

/** The document of a type counts no longer; record and file are kept where they were handed in (records, 5 years), else removed. 409 `kyc.done`, `kyc.in_review`. */
export const removeLegalDocumentRoute = serve(removeLegalDocument, async (call, { params }) => {
  await lockEditableIdentity(call, call.user.id, 'documents');
  const { withdrawn, gone } = await withdrawDocument(call.tx, call.user.id, params.type, call.now);
  for (const fileId of gone) await dropFile(call, fileId);
  if (withdrawn) await call.audit('identity.document_removed', { details: { type: params.type } });
  return legalInformation(call);
});

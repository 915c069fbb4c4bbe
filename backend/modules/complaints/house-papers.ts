import { dropFile, keepBytes } from '#backend/files/keep-file.ts';
import { lookIntoRecord } from '#backend/files/look-into-record.ts';
import { countUpload } from '#backend/files/upload-quota.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve, serveAsking } from '#backend/http/serve.ts';
import { addComplaintPaper, takeBackComplaintPaper } from '#contract/complaint-papers.ts';
import { COMPLAINT_PAPERS_WAITING_MAX, isOpenComplaint } from '#domain/complaint/complaint.ts';
import { checkFileCount } from '#domain/validation/file.ts';
import { problem } from '#domain/validation/problem.ts';
import { unconflicted } from './act-on-complaint.ts';
import { countWaitingPapers, insertPaper, takeBackPaper } from './complaint-papers.repository.ts';

/** A manager has a paper ready for the next word. It is nobody's until it is sent: whoever complains reads it from then on. */
export const addComplaintPaperRoute = serveAsking(
  addComplaintPaper,
  async (call, { params, files: { paper } }) => {
    const { tenant, deps } = call;
    await openOne(call, params.id);
    if (!paper) throw fieldRefusal({ paper: problem('validator.error_null') });
    return () => lookIntoRecord(deps, tenant.id, paper);
  },
  async (call, { params }, looked) => {
    const { tx, tenant, user, now } = call;
    if (!looked) throw fieldRefusal({ paper: problem('validator.error_null') });
    const row = await openOne(call, params.id);
    const tooMany = checkFileCount((await countWaitingPapers(tx, row)) + 1, COMPLAINT_PAPERS_WAITING_MAX);
    if (tooMany) throw fieldRefusal({ paper: tooMany });
    const { content, field, ...named } = looked;
    await countUpload(call, user.id, field, content.byteLength);
    const file = await keepBytes(call, content, { ...named, kind: 'evidence', access: 'owner', ownerUserId: null });
    const id = await insertPaper(tx, {
      ...{ tenantId: tenant.id, complaintId: row.id, fileId: file.id },
      ...{ state: 'WAITS', createdAt: now, createdBy: user.id },
    });
    await call.audit('complaint.paper_added', {
      subject: { type: 'complaint', id: row.id },
      details: { file_id: file.id, sha256: file.sha256 },
    });
    return { data: { id } };
  },
);

/** Takes one back that was not sent, with its bytes. */
export const takeBackComplaintPaperRoute = serve(takeBackComplaintPaper, async (call, { params, body }) => {
  const row = await unconflicted(call, params.id);
  const fileId = await takeBackPaper(call.tx, row.id, body.paper_id);
  if (!fileId) throw notFound();
  await dropFile(call, fileId);
  await call.audit('complaint.paper_taken_back', {
    subject: { type: 'complaint', id: row.id },
    details: { file_id: fileId },
  });
  return { data: { id: body.paper_id } };
});

async function openOne(call: SignedInCall, id: string) {
  const row = await unconflicted(call, id);
  if (!isOpenComplaint(row.state)) throw new Refusal(409, 'complaint.moved');
  return row;
}

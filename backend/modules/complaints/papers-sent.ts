import { keepLooked } from '#backend/files/keep-file.ts';
import type { LookedInto } from '#backend/files/look-into.ts';
import { lookIntoRecord } from '#backend/files/look-into-record.ts';
import type { Upload } from '#backend/files/upload.ts';
import type { Call, SignedInCall } from '#backend/http/call.ts';
import { COMPLAINT_FILES } from '#contract/complaints.ts';
import { inOrder, insertPaper } from './complaint-papers.repository.ts';
import type { ComplaintRow } from './complaints.repository.ts';

/** What of a complaint or an answer its papers are. */
export type SentPapers = { files: { [name in (typeof COMPLAINT_FILES)[number]]?: Upload } };

/** The question of `serveAsking`: what is in the papers that came with a complaint or an answer; null where none did. */
export async function lookAtPapers({ deps, tenant }: Pick<Call, 'deps' | 'tenant'>, { files }: SentPapers) {
  const uploads = COMPLAINT_FILES.map((field) => files[field]).filter((upload): upload is Upload => Boolean(upload));
  if (uploads.length === 0) return null;
  return async () => {
    const looked: LookedInto[] = [];
    for (const upload of uploads) looked.push(await lookIntoRecord(deps, tenant.id, upload));
    return looked;
  };
}

/** Keeps what came, as theirs who complain: sealed, read by them and by managers. `stepId`: of the answer that it came with. */
export async function keepPapers(
  call: SignedInCall,
  { tenantId, id: complaintId }: ComplaintRow,
  stepId: string | null,
  looked: readonly LookedInto[] | null,
): Promise<void> {
  const { tx, user, now } = call;
  for (const [at, each] of (looked ?? []).entries()) {
    const file = await keepLooked(call, each, { kind: 'evidence', access: 'owner', ownerUserId: user.id });
    await insertPaper(tx, {
      ...{ tenantId, complaintId, stepId, fileId: file.id },
      ...{ state: 'SENT', createdAt: inOrder(now, at), createdBy: user.id },
    });
  }
}

import { keepBytes } from '#backend/files/keep-file.ts';
import type { LookedInto } from '#backend/files/look-into.ts';
import { countStrangersUploads } from '#backend/files/stranger-quota.ts';
import type { Call } from '#backend/http/call.ts';
import { inOrder, insertPaper } from './complaint-papers.repository.ts';
import type { ComplaintRow } from './complaints.repository.ts';
import type { RequestRow } from './outside.repository.ts';
import { insertRequestPaper, takeRequestPapers } from './outside-papers.repository.ts';

/* Papers of people without an account lie sealed and belong to nobody: managers alone read them, once the address is proved. */
const NOBODYS = { kind: 'evidence', access: 'owner', ownerUserId: null } as const;

/** Keeps what came with a complaint until its address is proved. */
export async function keepRequestPapers(
  call: Call,
  requestId: string,
  looked: readonly LookedInto[] | null,
): Promise<void> {
  for (const { field: _, content, ...named } of looked ?? []) {
    const file = await keepBytes(call, content, { ...named, ...NOBODYS });
    await insertRequestPaper(call.tx, { tenantId: call.tenant.id, requestId, fileId: file.id });
  }
}

/** They come with the complaint that is filed now. */
export async function fileRequestPapers({ tx, now }: Call, request: RequestRow, complaint: ComplaintRow) {
  const { tenantId, id: complaintId } = complaint;
  for (const [at, fileId] of (await takeRequestPapers(tx, request)).entries())
    await insertPaper(tx, {
      tenantId,
      complaintId,
      stepId: null,
      fileId,
      state: 'SENT',
      createdAt: inOrder(now, at),
      createdBy: null,
    });
}

/** Keeps what came with an answer by the mailed link. Throws 429 `files.quota`. */
export async function keepReplyPapers(
  call: Call,
  { tenantId, id: complaintId }: ComplaintRow,
  stepId: string,
  looked: readonly LookedInto[] | null,
): Promise<void> {
  await countStrangersUploads(call, call.address, looked ?? []);
  for (const [at, { field: _, content, ...named }] of (looked ?? []).entries()) {
    const { id: fileId } = await keepBytes(call, content, { ...named, ...NOBODYS });
    const whose = { state: 'SENT', createdAt: inOrder(call.now, at), createdBy: null } as const;
    await insertPaper(call.tx, { tenantId, complaintId, stepId, fileId, ...whose });
  }
}

import type { Call, SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { afterAct, type ComplaintAct, conflictOf } from '#domain/complaint/complaint.ts';
import { sendWaiting } from './complaint-papers.repository.ts';
import {
  type ComplaintChange,
  type ComplaintRow,
  insertStep,
  lockComplaint,
  updateComplaint,
} from './complaints.repository.ts';

/** Locks one's own complaint, on which an act can still be done. Throws 404 for somebody else's, 409 `complaint.moved`. */
export async function ownComplaint({ tx, tenant, user }: SignedInCall, id: string, act: ComplaintAct) {
  const row = await lockComplaint(tx, tenant.id, id);
  if (!row || row.userId !== user.id) throw notFound();
  return { row, state: stateAfter(row, act) };
}

/** Locks a complaint on which a manager can still act. Throws 404, 409 `complaint.moved`, and 409 `complaint.conflict` in their own cause. */
export async function managedComplaint(call: SignedInCall, id: string, act: ComplaintAct) {
  const row = await unconflicted(call, id);
  return { row, state: stateAfter(row, act) };
}

/** Locks a complaint that is not the manager's own cause. Throws 404, and 409 `complaint.conflict`. */
export async function unconflicted({ tx, tenant, user }: SignedInCall, id: string): Promise<ComplaintRow> {
  const row = await lockComplaint(tx, tenant.id, id);
  if (!row) throw notFound();
  const issuer = row.issuanceId ? ((await issuanceById(tx, row.issuanceId))?.issuerUserId ?? null) : null;
  if (conflictOf(user.id, { complainant: row.userId, issuer })) throw new Refusal(409, 'complaint.conflict');
  return row;
}

/** A complaint that was found by its mailed link, on which an act can still be done. Throws 409 `complaint.moved`. */
export async function outsideComplaint({ tx, tenant }: Pick<Call, 'tx' | 'tenant'>, id: string, act: ComplaintAct) {
  const row = await lockComplaint(tx, tenant.id, id);
  if (!row || row.userId !== null) throw notFound();
  return { row, state: stateAfter(row, act) };
}

function stateAfter({ state }: ComplaintRow, act: ComplaintAct) {
  const next = afterAct(state, act);
  if (!next) throw new Refusal(409, 'complaint.moved');
  return next;
}

interface Done {
  act: ComplaintAct;
  change: ComplaintChange;
  /** What was written with it. */
  text?: string;
  /** The day that was told with it. */
  dueAt?: Date;
}

/** Writes an act down: how the complaint stands, and its course; what the team had ready goes along with its word. Answers the step. The audit log holds no word of it: what people wrote goes one day, and that stays. */
export async function recordAct(
  { tx, tenant, user, now }: Pick<Call, 'tx' | 'tenant' | 'now'> & { user: Pick<SignedInCall['user'], 'id'> | null },
  row: ComplaintRow,
  { act, change, text, dueAt }: Done,
): Promise<string> {
  await updateComplaint(tx, row, change);
  const stepId = await insertStep(tx, {
    ...{ tenantId: tenant.id, complaintId: row.id, userId: user?.id ?? null },
    ...{ act, text: text ?? null, dueAt: dueAt ?? null, at: now },
  });
  if (user && user.id !== row.userId) await sendWaiting(tx, row, stepId);
  return stepId;
}

/** A complaint that is over waits for nobody. */
export const over = (now: Date): ComplaintChange => ({ dueAt: null, askedAt: null, answerBy: null, endedAt: now });

import type { Call } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { beforeFiles, serve, serveAsking } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { readOutsideComplaint, replyOutsideComplaint, withdrawOutsideComplaint } from '#contract/outside-complaints.ts';
import { dueAfterWaiting } from '#domain/complaint/clocks.ts';
import { outsideComplaint, over, recordAct } from './act-on-complaint.ts';
import { papersOfComplaint } from './complaint-papers.repository.ts';
import { joinedComplaint } from './complaint-rows.repository.ts';
import { stepsOf } from './complaints.repository.ts';
import { complaintOfLink, lockRequest } from './outside.repository.ts';
import { OUTSIDE_LINKS, spendOnUploads } from './outside-budgets.ts';
import { keepReplyPapers } from './outside-papers.ts';
import { lookAtPapers } from './papers-sent.ts';
import { presentComplaint } from './present-complaint.ts';

/** What a link leads to. Whoever holds it needs no account. */
export const readOutsideComplaintRoute = serve(readOutsideComplaint, async (call, { body: { token } }) => {
  const { tx, tenant, now } = call;
  if (call.address) await spend(call, OUTSIDE_LINKS, call.address);
  const id = await complaintOfLink(tx, tenant.id, tokenHash(token));
  if (!id) {
    const request = await lockRequest(tx, tenant.id, tokenHash(token));
    if (!request || request.expiresAt <= now) throw notFound();
    return { data: { proof_until: request.expiresAt.toISOString(), complaint: null } };
  }
  const [row, steps, papers] = await Promise.all([
    joinedComplaint(tx, tenant.id, id),
    stepsOf(tx, tenant.id, id),
    papersOfComplaint(tx, tenant.id, id),
  ]);
  if (!row) throw notFound();
  return { data: { proof_until: null, complaint: presentComplaint(row, steps, papers, { house: false }) } };
});

/** They answer what was asked, with papers or without: the clock goes on where it stood. */
const replyRoute = serveAsking(
  replyOutsideComplaint,
  async (call, input) => {
    const id = await behindLink(call, input.body.token);
    await outsideComplaint(call, id, 'reply');
    return lookAtPapers(call, input);
  },
  async (call, { body: { token, text } }, looked) => {
    const { tenant, now } = call;
    const id = await complaintBehind(call, token);
    const { row, state } = await outsideComplaint(call, id, 'reply');
    if (!row.decideBy || !row.askedAt) throw new Error('an asked complaint has no clock');
    const decideBy = dueAfterWaiting(row.decideBy, row.askedAt, now, tenant.customization.tenant.time_zone);
    const change = { state, decideBy, dueAt: decideBy, askedAt: null, answerBy: null };
    const stepId = await recordAct({ ...call, user: null }, row, { act: 'reply', change, text, dueAt: decideBy });
    await keepReplyPapers(call, row, stepId, looked);
    await call.audit('complaint.replied', { subject: { type: 'complaint', id } });
    return { data: { done: true as const } };
  },
);
export const replyOutsideComplaintRoute = beforeFiles(replyRoute, spendOnUploads);

/** They take it back. */
export const withdrawOutsideComplaintRoute = serve(withdrawOutsideComplaint, async (call, { body: { token } }) => {
  const id = await behindLink(call, token);
  const { row, state } = await outsideComplaint(call, id, 'withdraw');
  await recordAct({ ...call, user: null }, row, { act: 'withdraw', change: { ...over(call.now), state } });
  await call.audit('complaint.withdrawn', { subject: { type: 'complaint', id } });
  return { data: { done: true as const } };
});

async function behindLink(call: Call, token: string): Promise<string> {
  if (call.address) await spend(call, OUTSIDE_LINKS, call.address);
  return complaintBehind(call, token);
}

async function complaintBehind({ tx, tenant }: Call, token: string): Promise<string> {
  const id = await complaintOfLink(tx, tenant.id, tokenHash(token));
  if (!id) throw notFound();
  return id;
}

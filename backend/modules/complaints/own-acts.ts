import { serve, serveAsking } from '#backend/http/serve.ts';
import { replyToComplaint, withdrawComplaint } from '#contract/complaints.ts';
import { dueAfterWaiting } from '#domain/complaint/clocks.ts';
import { over, ownComplaint, recordAct } from './act-on-complaint.ts';
import { keepPapers, lookAtPapers } from './papers-sent.ts';

/** Whoever complains answers what was asked: the clock goes on where it stood. */
export const replyToComplaintRoute = serveAsking(replyToComplaint, lookAtPapers, async (call, input, looked) => {
  const { tenant, now } = call;
  const { id } = input.params;
  const { text } = input.body;
  const { row, state } = await ownComplaint(call, id, 'reply');
  if (!row.decideBy || !row.askedAt) throw new Error('an asked complaint has no clock');
  const decideBy = dueAfterWaiting(row.decideBy, row.askedAt, now, tenant.customization.tenant.time_zone);
  const change = { state, decideBy, dueAt: decideBy, askedAt: null, answerBy: null };
  const stepId = await recordAct(call, row, { act: 'reply', change, text, dueAt: decideBy });
  await keepPapers(call, row, stepId, looked);
  await call.audit('complaint.replied', { subject: { type: 'complaint', id } });
  return { data: { id } };
});

/** They take it back. */
export const withdrawComplaintRoute = serve(withdrawComplaint, async (call, { params: { id } }) => {
  const { row, state } = await ownComplaint(call, id, 'withdraw');
  await recordAct(call, row, { act: 'withdraw', change: { ...over(call.now), state } });
  await call.audit('complaint.withdrawn', { subject: { type: 'complaint', id } });
  return { data: { id } };
});

import { serve } from '#backend/http/serve.ts';
import { replyToComplaint, withdrawComplaint } from '#contract/complaints.ts';
import { dueAfterWaiting } from '#domain/complaint/clocks.ts';
import { over, ownComplaint, recordAct } from './act-on-complaint.ts';

/** Whoever complains answers what was asked: the clock goes on where it stood. */
export const replyToComplaintRoute = serve(replyToComplaint, async (call, { params: { id }, body: { text } }) => {
  const { tenant, now } = call;
  const { row, state } = await ownComplaint(call, id, 'reply');
  if (!row.decideBy || !row.askedAt) throw new Error('an asked complaint has no clock');
  const decideBy = dueAfterWaiting(row.decideBy, row.askedAt, now, tenant.customization.tenant.time_zone);
  const change = { state, decideBy, dueAt: decideBy, askedAt: null, answerBy: null };
  await recordAct(call, row, { act: 'reply', change, text, dueAt: decideBy });
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

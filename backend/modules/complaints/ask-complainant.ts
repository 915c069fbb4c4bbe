import { serve } from '#backend/http/serve.ts';
import { askComplainant } from '#contract/complaints.ts';
import { answerBy, dueAfterWaiting } from '#domain/complaint/clocks.ts';
import { managedComplaint, recordAct } from './act-on-complaint.ts';
import { tellOfComplaint } from './complaint-mail.ts';

/** Asks for more. The house's clock stands still as long as the answer may take; an earlier answer sets it going again. */
export const askComplainantRoute = serve(askComplainant, async (call, { params: { id }, body: { text } }) => {
  const { tenant, now } = call;
  const zone = tenant.customization.tenant.time_zone;
  const { row, state } = await managedComplaint(call, id, 'ask');
  if (!row.decideBy) throw new Error('an admitted complaint has no clock');
  const until = answerBy(now, zone);
  const dueAt = dueAfterWaiting(row.decideBy, now, until, zone);
  const change = { state, askedAt: now, answerBy: until, dueAt };
  await recordAct(call, row, { act: 'ask', change, text, dueAt: until });
  await call.audit('complaint.asked', { subject: { type: 'complaint', id } });
  await tellOfComplaint(call, row, 'asked', { text, until });
  return { data: { id } };
});

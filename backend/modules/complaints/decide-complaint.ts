import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { decideComplaint } from '#contract/complaints.ts';
import { mayDecide } from '#domain/complaint/clocks.ts';
import { managedComplaint, over, recordAct } from './act-on-complaint.ts';
import { tellOfComplaint } from './complaint-mail.ts';

/** Decides a complaint with reasons; whoever complained reads them, and where they can go on to. */
export const decideComplaintRoute = serve(decideComplaint, async (call, { params: { id }, body }) => {
  const { now } = call;
  const { row, state } = await managedComplaint(call, id, 'decide');
  if (!mayDecide(row, body.outcome, now)) throw fieldRefusal({ outcome: { key: 'validator.error_complaint_waits' } });
  const change = { ...over(now), state, outcome: body.outcome };
  await recordAct(call, row, { act: 'decide', change, text: body.text });
  await call.audit('complaint.decided', {
    subject: { type: 'complaint', id },
    details: { outcome: body.outcome },
  });
  await tellOfComplaint(call, row, 'decided', { text: body.text, outcome: body.outcome });
  return { data: { id } };
});

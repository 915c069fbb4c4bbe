import { serve } from '#backend/http/serve.ts';
import { admitComplaint, dismissComplaint } from '#contract/complaints.ts';
import { decideBy } from '#domain/complaint/clocks.ts';
import { managedComplaint, over, recordAct } from './act-on-complaint.ts';
import { tellOfComplaint } from './complaint-mail.ts';

/** It is admissible: whoever complains is told until when it is decided. */
export const admitComplaintRoute = serve(admitComplaint, async (call, { params: { id } }) => {
  const { tenant, now } = call;
  const { row, state } = await managedComplaint(call, id, 'admit');
  const due = decideBy(row.filedAt, now, tenant.customization.tenant.time_zone);
  await recordAct(call, row, { act: 'admit', change: { state, decideBy: due, dueAt: due }, dueAt: due });
  await call.audit('complaint.admitted', { subject: { type: 'complaint', id } });
  await tellOfComplaint(call, row, 'admitted', { until: due });
  return { data: { id } };
});

/** It is not: they are told why. */
export const dismissComplaintRoute = serve(dismissComplaint, async (call, { params: { id }, body: { reason } }) => {
  const { row, state } = await managedComplaint(call, id, 'dismiss');
  await recordAct(call, row, { act: 'dismiss', change: { ...over(call.now), state }, text: reason });
  await call.audit('complaint.dismissed', { subject: { type: 'complaint', id } });
  await tellOfComplaint(call, row, 'dismissed', { text: reason });
  return { data: { id } };
});

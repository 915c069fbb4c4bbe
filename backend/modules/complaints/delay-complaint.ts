import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { delayComplaint } from '#contract/complaints.ts';
import { delayDays, dueAfterWaiting } from '#domain/complaint/clocks.ts';
import { endOfDay } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { managedComplaint, recordAct } from './act-on-complaint.ts';
import { tellOfComplaint } from './complaint-mail.ts';

/** Puts the decision off: why, and to which day, is told. */
export const delayComplaintRoute = serve(delayComplaint, async (call, { params: { id }, body }) => {
  const { tenant, now } = call;
  const zone = tenant.customization.tenant.time_zone;
  const { row, state } = await managedComplaint(call, id, 'delay');
  const bounds = delayDays(row.decideBy ?? now, now, zone);
  const wrong = checkDate(body.decide_on, { max: bounds.max }) ?? checkDate(body.decide_on, { min: bounds.min });
  if (wrong) throw fieldRefusal({ decide_on: wrong });
  const decideBy = endOfDay(body.decide_on, zone);
  // While an answer is waited for, the clock stands still from now on: the new day is told without what was waited before.
  const waiting = row.answerBy && { askedAt: now, dueAt: dueAfterWaiting(decideBy, now, row.answerBy, zone) };
  const change = { state, decideBy, dueAt: decideBy, ...waiting };
  await recordAct(call, row, { act: 'delay', change, text: body.reason, dueAt: decideBy });
  await call.audit('complaint.delayed', { subject: { type: 'complaint', id } });
  await tellOfComplaint(call, row, 'delayed', { text: body.reason, until: decideBy });
  return { data: { id } };
});

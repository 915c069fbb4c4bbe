import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { fileComplaint } from '#contract/complaints.ts';
import { acknowledgeBy } from '#domain/complaint/clocks.ts';
import { COMPLAINTS_A_DAY, OPEN_COMPLAINTS_MAX } from '#domain/complaint/complaint.ts';
import { dayIn } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { tellOfComplaint } from './complaint-mail.ts';
import { ownSubject } from './complaint-rows.repository.ts';
import { countOwn, insertComplaint } from './complaints.repository.ts';
import { keepPapers, lookAtPapers } from './papers-sent.ts';

const DAY_MS = 86_400_000;
const orNull = (typed: string | undefined) => typed || null;

/** Files a complaint, and tells who files it what comes now. Refusals: contract/complaints.ts. */
export const fileComplaintRoute = serveAsking(fileComplaint, lookAtPapers, async (call, { body }, looked) => {
  const { tx, tenant, user, now } = call;
  const zone = tenant.customization.tenant.time_zone;
  const late = checkDate(body.happened_on, { max: dayIn(now, zone) });
  if (late) throw fieldRefusal({ happened_on: late });
  await refuseTooMany(call);
  const about = body.subject ? await ownSubject(tx, tenant.id, user.id, body.subject) : null;
  if (body.subject && !about) throw notFound();
  const due = acknowledgeBy(now, zone);
  const complaint = await insertComplaint(tx, {
    tenantId: tenant.id,
    userId: user.id,
    kind: body.kind,
    issuanceId: about?.issuanceId ?? null,
    investmentId: about?.investmentId ?? null,
    happenedOn: body.happened_on,
    what: body.what,
    loss: orNull(body.loss),
    demand: body.demand,
    representative: orNull(body.representative),
    phone: orNull(body.phone),
    filedAt: now,
    acknowledgeBy: due,
    dueAt: due,
  });
  await keepPapers(call, complaint, null, looked);
  await call.audit('complaint.filed', { subject: { type: 'complaint', id: complaint.id } });
  await tellOfComplaint(call, complaint, 'received', { until: due });
  return { data: { id: complaint.id, reference: complaint.reference, acknowledge_by: due.toISOString() } };
});

async function refuseTooMany({ tx, tenant, user, now }: SignedInCall): Promise<void> {
  const { open, recent } = await countOwn(tx, tenant.id, user.id, new Date(now.getTime() - DAY_MS));
  if (recent >= COMPLAINTS_A_DAY)
    throw new Refusal(429, 'complaint.too_many_today', { params: { max: COMPLAINTS_A_DAY } });
  if (open >= OPEN_COMPLAINTS_MAX)
    throw new Refusal(409, 'complaint.too_many', { params: { max: OPEN_COMPLAINTS_MAX } });
}

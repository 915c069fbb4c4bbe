import type { Call } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { proveOutsideComplaint, sendOutsideComplaint } from '#contract/outside-complaints.ts';
import { acknowledgeBy } from '#domain/complaint/clocks.ts';
import { OPEN_COMPLAINTS_MAX } from '#domain/complaint/complaint.ts';
import { tellOfComplaint } from './complaint-mail.ts';
import { insertComplaint, lockComplaint } from './complaints.repository.ts';
import {
  complaintOfLink,
  countOpenOf,
  dropRequest,
  insertComplaintLink,
  lockRequest,
  type RequestRow,
} from './outside.repository.ts';
import { OUTSIDE_LINKS } from './outside-budgets.ts';
import { fileRequestPapers } from './outside-papers.ts';

const orNull = (typed: string | undefined) => typed || null;

/** The address is theirs: the complaint is filed with its papers, and its clocks run from now. A second press finds it filed. */
export const proveOutsideComplaintRoute = serve(proveOutsideComplaint, async (call, { body: { token } }) => {
  const { tx, tenant, now } = call;
  if (call.address) await spend(call, OUTSIDE_LINKS, call.address);
  const hash = tokenHash(token);
  const request = await lockRequest(tx, tenant.id, hash);
  const known = await complaintOfLink(tx, tenant.id, hash);
  const filed = known ? await lockComplaint(tx, tenant.id, known) : null;
  if (filed) return answerOf(filed);
  if (!request || request.expiresAt <= now) throw notFound();
  const complaint = await fileRequest(call, request);
  await insertComplaintLink(tx, { tenantId: tenant.id, tokenHash: hash, complaintId: complaint.id, createdAt: now });
  await fileRequestPapers(call, request, complaint);
  await dropRequest(tx, request);
  await call.audit('complaint.filed_outside', { subject: { type: 'complaint', id: complaint.id } });
  await tellOfComplaint(call, complaint, 'received', { until: complaint.acknowledgeBy });
  return answerOf(complaint);
});

const answerOf = ({ reference, acknowledgeBy: due }: { reference: string; acknowledgeBy: Date }) => ({
  data: { reference, acknowledge_by: due.toISOString() },
});

async function fileRequest({ tx, tenant, now }: Call, { email, lang, said }: RequestRow) {
  if ((await countOpenOf(tx, tenant.id, email)) >= OPEN_COMPLAINTS_MAX)
    throw new Refusal(409, 'complaint.too_many', { params: { max: OPEN_COMPLAINTS_MAX } });
  const body = sendOutsideComplaint.body.parse(said);
  const due = acknowledgeBy(now, tenant.customization.tenant.time_zone);
  return insertComplaint(tx, {
    ...{ tenantId: tenant.id, userId: null, kind: body.kind, issuanceId: null, investmentId: null },
    ...{ outsideName: body.name, outsideEmail: email, outsideLang: lang, outsideAddress: orNull(body.address) },
    ...{ happenedOn: body.happened_on, what: body.what, loss: orNull(body.loss), demand: body.demand },
    ...{ representative: orNull(body.representative), phone: orNull(body.phone) },
    ...{ filedAt: now, acknowledgeBy: due, dueAt: due },
  });
}

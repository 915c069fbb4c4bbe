import type { Call } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { proveOutsideComplaint, sendOutsideComplaint } from '#contract/outside-complaints.ts';
import { acknowledgeBy } from '#domain/complaint/clocks.ts';
import { OPEN_COMPLAINTS_MAX } from '#domain/complaint/complaint.ts';
import { OUTSIDE_PROOF_HOURS } from '#domain/complaint/outside.ts';
import { dayIn } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { tellOfComplaint } from './complaint-mail.ts';
import { insertComplaint, lockComplaint } from './complaints.repository.ts';
import {
  complaintOfLink,
  countOpenOf,
  dropRequest,
  insertComplaintLink,
  insertRequest,
  lockRequest,
  type RequestRow,
} from './outside.repository.ts';
import { OUTSIDE_EMAIL, OUTSIDE_LINKS, OUTSIDE_PLACE } from './outside-budgets.ts';
import { proofMail } from './proof-mail.ts';

const HOUR_MS = 3_600_000;
const orNull = (typed: string | undefined) => typed || null;

/** Keeps what was typed until its address is proved, and mails the link to it. Whether the address has an account is not looked at. */
export const sendOutsideComplaintRoute = serve(sendOutsideComplaint, async (call, { body }) => {
  const { tx, tenant, now } = call;
  const late = checkDate(body.happened_on, { max: dayIn(now, tenant.customization.tenant.time_zone) });
  if (late) throw fieldRefusal({ happened_on: late });
  if (call.address) await spend(call, OUTSIDE_PLACE, call.address);
  await spend(call, OUTSIDE_EMAIL, body.email.toLowerCase());
  const token = newToken();
  const expiresAt = new Date(now.getTime() + OUTSIDE_PROOF_HOURS * HOUR_MS);
  const { email, lang } = body;
  await insertRequest(tx, {
    ...{ tenantId: tenant.id, tokenHash: tokenHash(token), email, lang, said: body, createdAt: now, expiresAt },
  });
  await call.mail(proofMail(call, { email, lang }, token, expiresAt));
  return { data: { sent: true as const, expires_at: expiresAt.toISOString() } };
});

/** The address is theirs: the complaint is filed, and its clocks run from now. A second press finds it filed. */
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

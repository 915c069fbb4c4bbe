import { createHash } from 'node:crypto';
import { countStrangersUploads } from '#backend/files/stranger-quota.ts';
import type { Call } from '#backend/http/call.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { beforeFiles, serveAsking } from '#backend/http/serve.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { sendOutsideComplaint } from '#contract/outside-complaints.ts';
import { OUTSIDE_PROOF_HOURS, OUTSIDE_TWICE_MINUTES } from '#domain/complaint/outside.ts';
import { dayIn } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { insertRequest, lockSaid, requestSaid } from './outside.repository.ts';
import { OUTSIDE_EMAIL, OUTSIDE_PLACE, spendOnUploads } from './outside-budgets.ts';
import { keepRequestPapers } from './outside-papers.ts';
import { lookAtPapers, type SentPapers } from './papers-sent.ts';
import { proofMail } from './proof-mail.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Keeps what was typed, and its papers, until its address is proved, and mails the link to it. Whether the address has an account is not looked at. */
const route = serveAsking(
  sendOutsideComplaint,
  async (call, input) => {
    const { tenant, now } = call;
    const { body } = input;
    const late = checkDate(body.happened_on, { max: dayIn(now, tenant.customization.tenant.time_zone) });
    if (late) throw fieldRefusal({ happened_on: late });
    if (await sentJustNow(call, saidHash(body, input))) return null;
    if (call.address) await spend(call, OUTSIDE_PLACE, call.address);
    await spend(call, OUTSIDE_EMAIL, body.email.toLowerCase());
    return lookAtPapers(call, input);
  },
  async (call, input, looked) => {
    const { tx, tenant, now } = call;
    const { body } = input;
    const said = saidHash(body, input);
    await lockSaid(tx, tenant.id, said);
    const before = await sentJustNow(call, said);
    if (before) return answerOf(before.expiresAt);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + OUTSIDE_PROOF_HOURS * HOUR_MS);
    const { email, lang } = body;
    const requestId = await insertRequest(tx, {
      ...{ tenantId: tenant.id, tokenHash: tokenHash(token), email, lang, said: body, saidHash: said },
      ...{ createdAt: now, expiresAt },
    });
    await countStrangersUploads(call, call.address, looked ?? []);
    await keepRequestPapers(call, requestId, looked);
    await call.mail(proofMail(call, { email, lang }, token, expiresAt));
    return answerOf(expiresAt);
  },
);
export const sendOutsideComplaintRoute = beforeFiles(route, spendOnUploads);

const answerOf = (expiresAt: Date) => ({ data: { sent: true as const, expires_at: expiresAt.toISOString() } });

/** A button that was pressed twice sends the same, papers and all. */
function saidHash(body: BodyOf<typeof sendOutsideComplaint>, { files }: SentPapers): string {
  const papers = Object.entries(files).map(([field, { sha256 }]) => [field, sha256]);
  const said = Object.entries({ ...body, email: body.email.toLowerCase() });
  return createHash('sha256')
    .update(JSON.stringify([...said.sort(), ...papers.sort()]))
    .digest('hex');
}

const sentJustNow = ({ tx, tenant, now }: Call, said: string) =>
  requestSaid(tx, tenant.id, said, new Date(now.getTime() - OUTSIDE_TWICE_MINUTES * MINUTE_MS));

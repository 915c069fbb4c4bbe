import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuancesOf } from '#backend/modules/investments/managed-filter.repository.ts';
import { cleanText } from '#backend/modules/issuances/clean-html.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { changeUpdate, publishUpdate, withdrawUpdate, writeUpdate } from '#contract/announcements.ts';
import { mayPublish, mayPublishAt, mayWrite } from '#domain/issuance/announcements.ts';
import { problem } from '#domain/validation/problem.ts';
import { announcingHead, insertUpdate, keepVersion, managedUpdate, setUpdate } from './announcements.repository.ts';
import { publish } from './publish.ts';

const about = (issuanceId: string, details: Record<string, unknown>) => ({
  subject: { type: 'issuance', id: issuanceId },
  details,
});

/** Keeps a draft. */
export const writeUpdateRoute = serve(writeUpdate, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const issuance = await announcingHead(tx, managedOne(call, params.id));
  if (!issuance) throw notFound();
  const id = await insertUpdate(tx, {
    tenantId: tenant.id,
    issuanceId: issuance.id,
    title: body.title,
    body: cleanText(body.body),
    publishedAt: now,
    state: 'DRAFT',
    savedBy: user.id,
  });
  await call.audit('update.written', about(issuance.id, { update: id }));
  return { data: { id } };
});

/** Other words; of what is published the words before are kept. 422 on `reason` where a correction has none. */
export const changeUpdateRoute = serve(changeUpdate, async (call, { params, body }) => {
  const { tx, user, now } = call;
  const { update } = await lockedUpdate(call, params.id);
  if (!mayWrite(update.state)) throw settled();
  const isPublished = update.state === 'PUBLISHED';
  if (isPublished) {
    if (!body.reason) throw fieldRefusal({ reason: problem('validator.error_null') });
    await keepVersion(tx, update, { at: now, by: user.id, reason: body.reason });
  }
  await setUpdate(tx, update, {
    title: body.title,
    body: cleanText(body.body),
    savedBy: user.id,
    ...(isPublished ? {} : { publishedAt: now }),
  });
  await call.audit(
    isPublished ? 'update.corrected' : 'update.written',
    about(update.issuanceId, { update: update.id, reason: body.reason }),
  );
  return { data: { id: update.id } };
});

/** Now, or by itself at a moment to come. */
export const publishUpdateRoute = serve(publishUpdate, async (call, { params, body }) => {
  const { update } = await lockedUpdate(call, params.id);
  if (!mayPublish(update.state)) throw settled();
  if (!body.at) {
    await publish(call, update);
    return { data: { state: 'PUBLISHED' as const } };
  }
  const at = new Date(body.at);
  if (!mayPublishAt(at, call.now)) throw new Refusal(409, 'update.not_ahead');
  await setUpdate(call.tx, update, { state: 'PLANNED', publishAt: at });
  await call.audit('update.planned', about(update.issuanceId, { update: update.id, at: body.at }));
  return { data: { state: 'PLANNED' as const } };
});

/** Off the public page, or back to a draft where it was only planned. */
export const withdrawUpdateRoute = serve(withdrawUpdate, async (call, { params, body }) => {
  const { tx, user, now } = call;
  const { update } = await lockedUpdate(call, params.id);
  if (update.state === 'PLANNED') {
    await setUpdate(tx, update, { state: 'DRAFT', publishAt: null });
    return { data: { state: 'DRAFT' as const } };
  }
  if (update.state !== 'PUBLISHED') throw settled();
  await keepVersion(tx, update, { at: now, by: user.id, reason: body.reason });
  await setUpdate(tx, update, { state: 'WITHDRAWN', withdrawnAt: now });
  await call.audit('update.withdrawn', about(update.issuanceId, { update: update.id, reason: body.reason }));
  return { data: { state: 'WITHDRAWN' as const } };
});

async function lockedUpdate(call: SignedInCall, id: string) {
  const row = await managedUpdate(call.tx, issuancesOf(call), id, { lock: true });
  if (!row) throw notFound();
  return row;
}

const settled = () => new Refusal(409, 'update.settled');

import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newestCheck, updateCheck, verifyUser } from '#backend/modules/profiles/identity-checks.repository.ts';
import { addresseeOf, identityPageOf, lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { waitingOrderOf } from '#backend/modules/profiles/waiting-order.repository.ts';
import { isPersonStopped } from '#backend/modules/screening/stop.repository.ts';
import { reviewIdentity } from '#contract/identity.ts';
import { mayMoveKyc } from '#domain/user/kyc-transitions.ts';
import type { KycStatus } from '#domain/user/status.ts';
import { problem } from '#domain/validation/problem.ts';
import { beginAnew } from './begin-anew.ts';
import { identityMail } from './identity-mail.ts';

/** A manager's word on a waiting check. 422 on `reason` for a refusal without one; 403 for one's own; 409 `kyc.not_waiting`, `screening.waits` for a yes to somebody who may stand on a list. */
export const reviewIdentityRoute = serve(reviewIdentity, async (call, { params, body }) => {
  const { tx, user, now } = call;
  const person = await addresseeOf(tx, params.user_id);
  if (!person) throw notFound();
  // Managers cannot review their own account.
  if (person.userId === user.id) throw new Refusal(403, 'access.denied');
  if (!body.approved && !body.reason) throw fieldRefusal({ reason: problem('validator.error_null') });

  await lockProfile(tx, person.userId);
  const check = await newestCheck(tx, person.userId);
  const status: KycStatus = body.approved ? 'SUCCESS' : 'MANUAL_ERROR';
  if (!check || !mayMoveKyc(check.status, status, 'manager')) throw new Refusal(409, 'kyc.not_waiting');
  if (body.approved && (await isPersonStopped(tx, call.tenant.id, person.userId)))
    throw new Refusal(409, 'screening.waits');
  const reason = body.approved ? null : (body.reason ?? null);
  await updateCheck(tx, check.id, { status, reason, reviewedAt: now, reviewedBy: user.id, updatedAt: now });
  if (body.approved) {
    await verifyUser(tx, person.userId, now);
    await beginAnew(call, person.userId);
  }
  await call.audit(body.approved ? 'identity.approved' : 'identity.refused', {
    subject: { type: 'user', id: person.userId },
    details: { check_id: check.id, ...(reason ? { reason } : {}) },
  });
  const page = await identityPageOf(tx, person);
  // Who was an investor and is none any more could do nothing with it.
  if (page) {
    const result = body.approved
      ? { waitingOrder: await waitingOrderOf(tx, call.tenant.id, person.userId) }
      : { refusal: { reason: reason ?? '' }, page };
    await call.mail(identityMail(person, result));
  }
  return { data: { status } };
});

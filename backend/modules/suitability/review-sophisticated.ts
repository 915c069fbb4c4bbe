import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { longDay } from '#backend/mail/long-date.ts';
import { newestCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import { addresseeOf } from '#backend/modules/profiles/profiles.repository.ts';
import { reviewSophisticated } from '#contract/suitability.ts';
import { identityAllowsGrant, mayReviewSophisticated, sophisticatedUntil } from '#domain/onboarding/sophisticated.ts';
import { problem } from '#domain/validation/problem.ts';
import { presentRequestSheet } from './present-sophisticated.ts';
import { lockRequest, oneRequest, updateRequest } from './sophisticated.repository.ts';
import { sophisticatedMail } from './sophisticated-mail.ts';

/**
 * A manager's word on a request. 422 on `reason` for a refusal without one; 403 for one's own; 409 `sophisticated.not_waiting`, or `sophisticated.identity_first` for a yes to
 * somebody whose identity is not confirmed.
 */
export const reviewSophisticatedRoute = serve(reviewSophisticated, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const request = await lockRequest(tx, params.id);
  const person = request && (await addresseeOf(tx, request.userId));
  if (!request || !person) throw notFound();
  // Managers cannot review their own account.
  if (person.userId === user.id) throw new Refusal(403, 'access.denied');
  if (!body.granted && !body.reason) throw fieldRefusal({ reason: problem('validator.error_null') });
  if (!mayReviewSophisticated(request.status)) throw new Refusal(409, 'sophisticated.not_waiting');
  const kycStatus = (await newestCheck(tx, person.userId))?.status ?? null;
  if (body.granted && !identityAllowsGrant(tenant.customization.modules.kyc, kycStatus)) {
    throw new Refusal(409, 'sophisticated.identity_first');
  }

  const validUntil = body.granted ? sophisticatedUntil(now) : null;
  const reason = body.granted ? null : (body.reason ?? null);
  await updateRequest(tx, request.id, {
    status: body.granted ? 'GRANTED' : 'REFUSED',
    validUntil,
    reason,
    reviewedAt: now,
    reviewedBy: user.id,
  });
  await call.audit(body.granted ? 'sophisticated.granted' : 'sophisticated.refused', {
    subject: { type: 'user', id: person.userId },
    details: { request_id: request.id, ...(reason ? { reason } : {}) },
  });
  const zone = tenant.customization.tenant.time_zone;
  await call.mail(
    sophisticatedMail(
      person,
      validUntil
        ? { turn: 'granted', until: longDay(validUntil, zone, person.lang) }
        : { turn: 'refused', reason: reason ?? '' },
    ),
  );
  const after = await oneRequest(tx, request.id);
  if (!after) throw notFound();
  return { data: await presentRequestSheet(call, after) };
});

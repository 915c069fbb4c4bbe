import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { judgeUser } from '#contract/users.ts';
import { mayJudgeUser } from '#domain/user/kyc-transitions.ts';
import { problem } from '#domain/validation/problem.ts';
import { judgementMail } from './judgement-mail.ts';
import { lockUser, updateUser } from './users.repository.ts';
import { blocksOf } from './verification-facts.ts';

/**
 * A manager's word on a person. 403 for one's own; 422 on `reason` for a rejection without one; 409 `user.illegal_judgement` where nothing would change,
 * `user.not_ready` for a yes while something that the tenant asks is missing.
 */
export const judgeUserRoute = serve(judgeUser, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const person = await lockUser(tx, tenant.id, params.id);
  if (!person) throw notFound();
  // Managers cannot review their own account.
  if (person.id === user.id) throw new Refusal(403, 'access.denied');
  const reason = body.reason ?? null;
  if (body.status === 'REJECTED' && !reason) throw fieldRefusal({ reason: problem('validator.error_null') });
  if (!mayJudgeUser(person.status, body.status, reason)) throw new Refusal(409, 'user.illegal_judgement');

  if (body.status === 'VERIFIED' && (await blocksOf(call, person)).length > 0) throw new Refusal(409, 'user.not_ready');

  await updateUser(tx, tenant.id, person.id, { status: body.status, rejectionReason: reason, updatedAt: now });
  await call.audit(body.status === 'VERIFIED' ? 'user.verified' : 'user.rejected', {
    subject: { type: 'user', id: person.id },
    details: { from: person.status, ...(reason ? { rejection: reason } : {}) },
  });
  await call.mail(
    judgementMail({ userId: person.id, email: person.email, lang: person.lang, role: person.role }, reason),
  );
  return { data: { status: body.status, rejection_reason: reason } };
});

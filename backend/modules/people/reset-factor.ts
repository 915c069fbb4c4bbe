import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { revokeAllTokens, useLoginSecrets } from '#backend/modules/auth/sessions.repository.ts';
import { dropFactor } from '#backend/modules/factors/drop-factor.ts';
import { hasFactor } from '#backend/modules/factors/sign-in-ticket.ts';
import { lockUser } from '#backend/modules/users/users.repository.ts';
import { resetSecondFactor } from '#contract/second-factor.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** A manager lets somebody in again who has lost their second factor; never themself. Whatever was open ends: it may be the thief's. */
export const resetFactorRoute = serve(resetSecondFactor, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  if (params.id === user.id) throw new Refusal(403, 'access.denied');
  const person = await lockUser(tx, tenant.id, params.id);
  if (!person) throw notFound();
  if (!(await hasFactor(call, person.id))) throw new Refusal(409, 'factor.none_of_person');
  await dropFactor(call, person.id);
  await revokeAllTokens(tx, tenant.id, person.id, now);
  await useLoginSecrets(tx, tenant.id, { userId: person.id }, now);
  await call.audit('user.factor_reset', {
    subject: { type: 'user', id: person.id },
    details: { reason: body.reason },
  });
  const to = { email: person.email, lang: person.lang, userId: person.id };
  await call.mail(accountMail('factor_reset', tenant, to, {}, pathTo.forgotPassword));
  return { data: { done: true as const } };
});

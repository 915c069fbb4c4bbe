import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { checksOf, insertCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import { addresseeOf, identityPageOf, lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { reopenIdentity } from '#contract/identity.ts';
import { reopeningBlock } from '#domain/user/checked-identity.ts';
import { isIdentified } from '#domain/user/kyc-transitions.ts';
import { markReopened, takeVerificationBack } from './reopened-checks.repository.ts';
import { reopenedMail } from './reopened-mail.ts';

/**
 * A manager opens a check again that had succeeded: what was checked may be changed, and has to be handed in anew. A verification that followed
 * from it falls with it. 403 for one's own; 409 `kyc.in_review` while somebody looks at it, `kyc.open_already` where nothing of it is frozen.
 */
export const reopenIdentityRoute = serve(reopenIdentity, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const { reason } = body;
  const person = await addresseeOf(tx, params.user_id);
  if (!person) throw notFound();
  // Nobody opens their own data: whoever does vouches for what comes after.
  if (person.userId === user.id) throw new Refusal(403, 'access.denied');

  await lockProfile(tx, person.userId);
  const checks = await checksOf(tx, person.userId);
  const block = reopeningBlock(checks);
  if (block) throw new Refusal(409, block === 'in_review' ? 'kyc.in_review' : 'kyc.open_already');
  const counting = checks.find(({ status }) => isIdentified(status));
  if (!counting) throw new Error(`nothing of ${person.userId} was found right`);
  await markReopened(tx, counting.id, { at: now, by: user.id, reason });
  const newest = isIdentified(checks[0]?.status)
    ? await insertCheck(tx, {
        tenantId: tenant.id,
        userId: person.userId,
        status: 'CREATED',
        submittedAt: null,
        at: now,
      })
    : (checks[0] ?? counting);
  await takeVerificationBack(tx, person.userId, now);
  await call.audit('identity.reopened', {
    subject: { type: 'user', id: person.userId },
    details: { check_id: counting.id, from: 'SUCCESS', to: newest.status, reason },
  });
  await call.mail(reopenedMail(person, reason, await identityPageOf(tx, person.userId)));
  return { data: { status: newest.status } };
});

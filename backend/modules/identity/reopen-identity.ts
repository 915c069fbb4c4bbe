import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { checksOf } from '#backend/modules/profiles/identity-checks.repository.ts';
import { addresseeOf, identityPageOf, lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { reopenCheck } from '#backend/modules/profiles/reopen-check.ts';
import { reopenIdentity } from '#contract/identity.ts';
import { reopeningBlock } from '#domain/user/checked-identity.ts';
import { reopenedMail } from './reopened-mail.ts';

/**
 * A manager opens a check again that had succeeded: what was checked may be changed, and has to be handed in anew. A verification that followed
 * from it falls with it. 403 for one's own; 409 `kyc.in_review` while somebody looks at it, `kyc.open_already` where nothing of it is frozen,
 * `kyc.no_page` where the person is no investor and could not hand it in anew.
 */
export const reopenIdentityRoute = serve(reopenIdentity, async (call, { params, body }) => {
  const { tx, user } = call;
  const { reason } = body;
  const person = await addresseeOf(tx, params.user_id);
  if (!person) throw notFound();
  // Nobody opens their own data: whoever does vouches for what comes after.
  if (person.userId === user.id) throw new Refusal(403, 'access.denied');

  await lockProfile(tx, person.userId);
  const checks = await checksOf(tx, person.userId);
  const block = reopeningBlock(checks, person.roles);
  if (block === 'no_page') throw new Refusal(409, 'kyc.no_page');
  if (block) throw new Refusal(409, block === 'in_review' ? 'kyc.in_review' : 'kyc.open_already');
  const opened = await reopenCheck(call, checks, { userId: person.userId, by: user.id, reason });
  await call.audit('identity.reopened', {
    subject: { type: 'user', id: person.userId },
    details: { check_id: opened.checkId, from: 'SUCCESS', to: opened.status, reason },
  });
  const page = await identityPageOf(tx, person);
  if (page) await call.mail(reopenedMail(person, reason, page));
  return { data: { status: opened.status } };
});

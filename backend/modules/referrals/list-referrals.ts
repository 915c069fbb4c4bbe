import { serve } from '#backend/http/serve.ts';
import { initialsOf } from '#backend/modules/investments/issuer-view.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { listReferrals } from '#contract/referrals.ts';
import { referredPage } from './referrals.repository.ts';

/** The caller's code, where the tenant has people recommend it, and who came with it. */
export const listReferralsRoute = serve(listReferrals, async ({ tx, tenant, user }, { query }) => {
  const [person, { rows, meta }] = await Promise.all([
    findUser(tx, tenant.id, user.id),
    referredPage(tx, tenant.id, user.id, query),
  ]);
  return {
    data: rows.map(({ firstName, lastName, joinedAt }) => ({
      initials: initialsOf(`${firstName} ${lastName}`.trim()),
      joined_at: joinedAt.toISOString(),
    })),
    meta,
    code: tenant.customization.extras.referral ? (person?.referralCode ?? null) : null,
  };
});

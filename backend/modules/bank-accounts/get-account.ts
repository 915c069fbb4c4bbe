import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { getBankAccount, getUserBankAccount } from '#contract/bank-accounts.ts';
import { usableFrom } from '#domain/banking/bank-account.ts';
import { accountOwner } from './account-owner.ts';
import { accountsOf } from './bank-accounts.repository.ts';
import { presentStanding } from './present-account.ts';

/** The caller's own accounts, and in whose name a new one has to be. */
export const getBankAccountRoute = serve(getBankAccount, async (call) => {
  const { tx, tenant, user, now } = call;
  const [rows, owner] = await Promise.all([accountsOf(tx, tenant.id, user.id), accountOwner(call, user.id)]);
  const next = usableFrom(now, { isFirst: rows.length === 0, isVerified: owner.isVerified });
  return {
    data: {
      ...presentStanding(rows, now),
      holder: owner.holder,
      has_password: owner.user.passwordHash !== null,
      next_usable_from: next.toISOString(),
    },
  };
});

/** Those of one person, for the managers of their tenant. */
export const getUserBankAccountRoute = serve(getUserBankAccount, async ({ tx, tenant, now }, { params }) => {
  const [user, rows] = await Promise.all([findUser(tx, tenant.id, params.id), accountsOf(tx, tenant.id, params.id)]);
  if (!user) throw notFound();
  return { data: presentStanding(rows, now) };
});

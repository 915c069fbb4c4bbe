import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { takeBackBankAccount, takeBackByLink, takeBackUserBankAccount } from '#contract/bank-accounts.ts';
import { ACCOUNT_LINK } from './account-budgets.ts';
import { accountByLink, accountInForce, accountsOf } from './bank-accounts.repository.ts';
import { presentStanding } from './present-account.ts';
import { takeBack } from './take-back.ts';

const tooLate = () => new Refusal(409, 'bank_account.not_waiting');

/** The holder's own. The id is that of the account they saw: one that is no longer in force is not taken back. */
export const takeBackBankAccountRoute = serve(takeBackBankAccount, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const account = await accountInForce(tx, tenant.id, user.id);
  if (account?.id !== body.id) throw tooLate();
  await takeBack(call, account, { by: 'HOLDER' });
  return { data: presentStanding(await accountsOf(tx, tenant.id, user.id), now) };
});

/** By the mailed link; a link that is unknown is answered as one that is over. */
export const takeBackByLinkRoute = serve(takeBackByLink, async (call, { body }) => {
  if (call.address) await spend(call, ACCOUNT_LINK, call.address);
  const account = await accountByLink(call.tx, call.tenant.id, tokenHash(body.token));
  if (!account) throw tooLate();
  await takeBack(call, account, { by: 'LINK' });
  return { data: { done: true as const } };
});

/** By the platform, for somebody who says that the change was not theirs. */
export const takeBackUserBankAccountRoute = serve(takeBackUserBankAccount, async (call, { params, body }) => {
  const { tx, tenant, now } = call;
  if (!(await findUser(tx, tenant.id, params.id))) throw notFound();
  const account = await accountInForce(tx, tenant.id, params.id);
  if (!account) throw tooLate();
  await takeBack(call, account, { by: 'SUPPORT', reason: body.reason });
  return { data: presentStanding(await accountsOf(tx, tenant.id, params.id), now) };
});

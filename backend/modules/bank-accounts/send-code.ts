import { issueCode, spendCode } from '#backend/codes/codes.ts';
import { serve } from '#backend/http/serve.ts';
import { sendBankAccountCode } from '#contract/bank-accounts.ts';
import { shortIban } from '#domain/validation/iban.ts';
import { codesOf } from './account-budgets.ts';
import { mailAccountCode } from './account-mail.ts';
import { accountOwner } from './account-owner.ts';
import { accountInForce } from './bank-accounts.repository.ts';
import { givenAccount, refuseSame } from './given-account.ts';

/** Mails a code for the account that is typed; the mail names its end, so that a person sees what they agree to. */
export const sendBankAccountCodeRoute = serve(sendBankAccountCode, async (call, { body }) => {
  const { tx, tenant, user } = call;
  const account = givenAccount(body, await accountOwner(call, user.id));
  refuseSame((await accountInForce(tx, tenant.id, user.id)) ?? undefined, account.iban);
  await spendCode(call, codesOf(user.id));
  const { code, expiresAt, resendAt } = await issueCode(call, { userId: user.id, purpose: 'bank_account' });
  await mailAccountCode(call, user, { code, iban: shortIban(account.iban) });
  return { data: { sent: true as const, expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() } };
});

import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getBankAccount } from '#contract/bank-accounts.ts';

/** An issuer's account: where their company's money is paid from and to. */
export async function loadIssuerAccount(visit: SignedInVisit) {
  const { data } = await call(visit, getBankAccount);
  return { head: pageHead(visit, { title: visit.t('account:title') }), account: accountView(visit, data) };
}

export type IssuerAccountData = Awaited<ReturnType<typeof loadIssuerAccount>>;

import { Refusal } from '#backend/http/refusal.ts';
import type { BankAccountRow } from '#backend/modules/bank-accounts/bank-accounts.repository.ts';
import type { AccountStanding } from '#domain/banking/bank-account.ts';

/** The account that is paid to. Throws Refusal 409 `earning.no_bank_account`; `earning.account_waits` with the moment from which it is usable. */
export function payableAccount({ state, account, until }: AccountStanding<BankAccountRow>): BankAccountRow {
  if (state === 'usable') return account;
  if (state === 'none') throw new Refusal(409, 'earning.no_bank_account');
  throw new Refusal(409, 'earning.account_waits', { params: { until: until.toISOString() } });
}

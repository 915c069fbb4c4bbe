import type { BankAccountRow } from '#backend/modules/bank-accounts/bank-accounts.repository.ts';
import type { AccountStanding } from '#domain/banking/bank-account.ts';
import { shortIban } from '#domain/validation/iban.ts';

/** How the account stands that a claim would go to, with its end alone. */
export function presentBank({ state, account, until }: AccountStanding<BankAccountRow>) {
  return { state, account: account && shortIban(account.iban), until: until?.toISOString() ?? null };
}

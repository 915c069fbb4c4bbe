import type { Work } from '#backend/work.ts';
import { type AccountStanding, accountStanding } from '#domain/banking/bank-account.ts';
import { accountInForce, type BankAccountRow } from './bank-accounts.repository.ts';

/** How a person stands for being paid: no account, one that waits after a change, or a usable one. */
export async function bankAccountStanding(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  userId: string,
): Promise<AccountStanding<BankAccountRow>> {
  return accountStanding(await accountInForce(tx, tenant.id, userId), now);
}

/** The account that a person's money may be paid to now; null where there is none, or a changed one still waits. What everybody who pays reads. */
export async function usableBankAccount(
  work: Pick<Work, 'tx' | 'tenant' | 'now'>,
  userId: string,
): Promise<BankAccountRow | null> {
  const { state, account } = await bankAccountStanding(work, userId);
  return state === 'usable' ? account : null;
}

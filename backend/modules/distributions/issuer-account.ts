import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import type { Work } from '#backend/work.ts';

/** Whether a person has a bank account, also one that still waits after a change: an issuer without one cannot distribute (specification, section 5). */
export async function hasBankAccount(work: Pick<Work, 'tx' | 'tenant' | 'now'>, userId: string): Promise<boolean> {
  return (await bankAccountStanding(work, userId)).state !== 'none';
}

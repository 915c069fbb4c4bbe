import { investorCash, payoutsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { insertWithdrawal } from './withdrawals.repository.ts';

interface Withdrawal {
  id: string;
  userId: string;
  bankAccountId: string;
  amountCents: bigint;
}

/** Writes a withdrawal down: a pay-out that waits for the next file, and the money out of the balance on its way. */
export async function bookWithdrawal(
  work: Work,
  { id, userId, bankAccountId, amountCents }: Withdrawal,
): Promise<void> {
  const { tx, tenant, now } = work;
  await insertWithdrawal(tx, { tenantId: tenant.id, id, userId, bankAccountId, amountCents, createdAt: now });
  await postEntry(work, {
    kind: 'balance.withdrawn',
    ref: id,
    postings: [
      { account: await investorCash(work, userId), amount: -amountCents },
      { account: await payoutsDueAccount(work), amount: amountCents },
    ],
  });
}

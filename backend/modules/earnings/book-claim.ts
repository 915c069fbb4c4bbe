import { randomUUID } from 'node:crypto';
import { earningsDue, investorCash, payoutsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { sumOf } from '#domain/money/money.ts';
import { setClaimed } from './earnings.repository.ts';
import { insertPayout } from './payouts.repository.ts';

interface Claim {
  userId: string;
  /** Paid and not claimed; locked. */
  rows: readonly { id: string; netCents: bigint }[];
  to: 'BALANCE' | 'BANK_ACCOUNT';
  /** Of their own bank account, where it goes there. */
  accountId: string | null;
}

/** Writes a claim down: the earnings, one payout where it goes to the bank, and the ledger. Answers the claim's id. */
export async function bookClaim(work: Work, { userId, rows, to, accountId }: Claim): Promise<string> {
  const { tx, tenant, now } = work;
  const claimId = randomUUID();
  const net = sumOf(rows.map(({ netCents }) => netCents));
  const payoutId = accountId && net > 0n ? claimId : null;
  if (accountId && payoutId) {
    const payout = { tenantId: tenant.id, id: payoutId, userId, bankAccountId: accountId };
    await insertPayout(tx, { ...payout, amountCents: net, createdAt: now });
  }
  // What is on the balance has arrived; so has a part of which everything was withheld.
  const arrived = payoutId ? {} : { processedAt: now, deliveredAt: now };
  await setClaimed(
    tx,
    tenant.id,
    rows.map(({ id }) => id),
    { claimedAt: now, claimedTo: to, payoutId, ...arrived },
  );
  if (net > 0n) {
    const target = payoutId ? await payoutsDueAccount(work) : await investorCash(work, userId);
    const postings = [
      { account: await earningsDue(work, userId), amount: -net },
      { account: target, amount: net },
    ];
    await postEntry(work, { kind: 'earning.claimed', ref: claimId, postings });
  }
  return claimId;
}

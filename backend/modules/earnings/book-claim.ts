import { randomUUID } from 'node:crypto';
import { type Account, earningsDue, investorCash, payoutsDueAccount } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import type { ClaimTarget } from '#domain/earning/status.ts';
import { sumOf } from '#domain/money/money.ts';
import { setClaimed } from './earnings.repository.ts';
import { insertPayout } from './payouts.repository.ts';

interface Claim {
  userId: string;
  /** Paid and not claimed; locked. */
  rows: readonly { id: string; netCents: bigint }[];
  to: ClaimTarget;
  /** Of their own bank account, where it goes there. */
  accountId: string | null;
  /** Of their proved wallet, where it goes there, as EIP-55 writes it. */
  wallet?: string | null;
}

/**
 * Writes a claim down: the earnings, one payout where it goes to the bank or a wallet, and the ledger. Answers the claim's id.
 * @param beside what is written with the entry, on the same round trip
 */
export async function bookClaim(
  work: Work,
  { userId, rows, to, accountId, wallet = null }: Claim,
  beside: (claimId: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const { tx, tenant, now } = work;
  const claimId = randomUUID();
  const net = sumOf(rows.map(({ netCents }) => netCents));
  const payoutId = (accountId ?? wallet) && net > 0n ? claimId : null;
  const payout = { tenantId: tenant.id, id: claimId, userId, amountCents: net, createdAt: now };
  // What is on the balance has arrived; so has a part of which everything was withheld.
  const arrived = payoutId ? {} : { processedAt: now, deliveredAt: now };
  const ids = rows.map(({ id }) => id);
  const [source, target] = await Promise.all([
    net > 0n ? earningsDue(work, userId) : null,
    payoutId ? payoutsDueAccount(work) : net > 0n ? investorCash(work, userId) : null,
    payoutId ? insertPayout(tx, { ...payout, bankAccountId: accountId, walletAddress: wallet }) : null,
    setClaimed(tx, tenant.id, ids, { claimedAt: now, claimedTo: to, payoutId, ...arrived }),
  ]);
  await Promise.all([source && target && postClaim(work, claimId, net, source, target), beside(claimId)]);
  return claimId;
}

function postClaim(work: Work, claimId: string, net: bigint, source: Account, target: Account): Promise<string> {
  const postings = [
    { account: source, amount: -net },
    { account: target, amount: net },
  ];
  return postEntry(work, { kind: 'earning.claimed', ref: claimId, postings });
}

import { type Account, distributionFunds } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { type DistributionRow, updateDistribution } from './distributions.repository.ts';
import { missingOf } from './transfer-of.ts';

/** A movement of the account that is an issuer's money for a distribution: booked once. The distribution is locked. */
export async function fundDistribution(
  work: Work,
  row: DistributionRow,
  movement: { id: string; cents: bigint; from: Account },
): Promise<DistributionRow> {
  await postEntry(work, {
    kind: 'distribution.funded',
    ref: movement.id,
    memo: row.id,
    postings: [
      { account: movement.from, amount: -movement.cents },
      { account: await distributionFunds(work, row.issuanceId, row.id), amount: movement.cents },
    ],
  });
  const fundedCents = row.fundedCents + movement.cents;
  const isAll = missingOf({ ...row, fundedCents }) === 0n;
  await work.audit('distribution.funded', {
    subject: { type: 'distribution', id: row.id },
    details: { row: movement.id, cents: movement.cents.toString() },
  });
  return updateDistribution(work.tx, row, { fundedCents, ...(isAll && !row.fundedAt ? { fundedAt: work.now } : {}) });
}

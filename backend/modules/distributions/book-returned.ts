import { bankAccount, distributionFunds } from '#backend/ledger/accounts.ts';
import { postEntry } from '#backend/ledger/post-entry.ts';
import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Day } from '#domain/time/zone.ts';
import { type DistributionRow, updateDistribution } from './distributions.repository.ts';
import { toReturn } from './transfer-of.ts';

/** All that was to be sent back to an issuer has left the account: noted by a manager, or read in a statement (`rowId`). The distribution is locked. */
export async function bookReturned(
  work: Work,
  row: DistributionRow,
  { sentOn, bankReference, rowId }: { sentOn: Day; bankReference: string; rowId?: string },
): Promise<DistributionRow> {
  const cents = toReturn(row);
  await postEntry(work, {
    kind: 'distribution.returned',
    ref: rowId ?? `${row.id}:${row.returnedCents}`,
    memo: bankReference,
    postings: [
      { account: await distributionFunds(work, row.issuanceId, row.id), amount: -cents },
      { account: await bankAccount(work), amount: cents },
    ],
  });
  await work.audit('distribution.returned', {
    subject: { type: 'distribution', id: row.id },
    details: {
      ...{ amount: moneyText(cents), sent_on: sentOn, bank_reference: bankReference },
      ...(rowId ? { row: rowId } : {}),
    },
  });
  return updateDistribution(work.tx, row, { returnedCents: row.returnedCents + cents });
}

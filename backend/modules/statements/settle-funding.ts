import type { SignedInCall } from '#backend/http/call.ts';
import { bankAccount } from '#backend/ledger/accounts.ts';
import { lockDistribution } from '#backend/modules/distributions/distributions.repository.ts';
import { fundDistribution } from '#backend/modules/distributions/fund.ts';
import { missingOf } from '#backend/modules/distributions/transfer-of.ts';
import { matchFunding } from '#domain/statement/match-funding.ts';
import { type RowRecord, updateRows } from './statements.repository.ts';
import { bookToSuspense } from './suspense.ts';

/** A credit that names a distribution: it funds it where it is exactly what is missing, and waits for a manager where it is not, or names another thing as well. */
export async function settleFunding(
  call: SignedInCall,
  row: RowRecord,
  distributionIds: readonly string[],
  orderIds: readonly string[],
): Promise<void> {
  const { tx, tenant, now } = call;
  const [id, another] = distributionIds;
  const found = id && !another && orderIds.length === 0 ? await lockDistribution(tx, tenant.id, id) : null;
  const match = found
    ? matchFunding(row.amountCents, { status: found.status, missingCents: missingOf(found) })
    : 'several';
  if (found && match === 'exact') {
    await fundDistribution(call, found, { id: row.id, cents: row.amountCents, from: await bankAccount(call) });
    const matched = {
      state: 'MATCHED',
      resolution: 'distribution',
      distributionId: found.id,
      resolvedAt: now,
    } as const;
    return updateRows(tx, [row.id], matched);
  }
  await bookToSuspense(call, row);
  if (match !== 'exact') await updateRows(tx, [row.id], { reason: match, distributionId: found?.id ?? null });
}

import type { SignedInCall } from '#backend/http/call.ts';
import { bookReturned } from '#backend/modules/distributions/book-returned.ts';
import { lockDistribution } from '#backend/modules/distributions/distributions.repository.ts';
import { toReturn } from '#backend/modules/distributions/transfer-of.ts';
import { matchGivenBack } from '#domain/statement/match-funding.ts';
import { givenBackBy } from './row-distributions.repository.ts';
import { type RowRecord, updateRows } from './statements.repository.ts';

/**
 * A debit that names a distribution: the issuer's money on its way back, to the cent, is booked by it; what a manager noted before is found by it, and moves nothing more. Anything else waits for
 * a manager, one that names several too.
 */
export async function settleGivenBack(
  call: SignedInCall,
  row: RowRecord,
  distributionIds: readonly string[],
): Promise<void> {
  const { tx, tenant, now } = call;
  const [id, another] = distributionIds;
  const found = id && !another && !row.isReversal ? await lockDistribution(tx, tenant.id, id) : null;
  const notedCents = found ? found.returnedCents - (await givenBackBy(tx, tenant.id, found.id)) : 0n;
  const match = found ? matchGivenBack(row.amountCents, { toReturnCents: toReturn(found), notedCents }) : 'waiting';
  if (!found || match === 'waiting')
    return updateRows(tx, [row.id], { state: 'WAITING', reason: 'returned', distributionId: found?.id ?? null });
  if (match === 'sent') {
    const bankReference = row.bankReference ?? row.text.slice(0, 60);
    await bookReturned(call, found, { sentOn: row.bookedOn, bankReference, rowId: row.id });
  }
  const matched = { state: 'MATCHED', resolution: 'distribution', distributionId: found.id, resolvedAt: now } as const;
  await updateRows(tx, [row.id], matched);
}

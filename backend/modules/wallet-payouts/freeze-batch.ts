import { randomBytes, randomUUID } from 'node:crypto';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import type { Work } from '#backend/work.ts';
import { sumOf } from '#domain/money/money.ts';
import { weiWorth } from '#domain/money/wei.ts';
import { batchId, transferId } from '#domain/payout/transfer-id.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type BatchRow, insertBatch } from './batches.repository.ts';
import type { NextWallet } from './next-batch.ts';
import type { AskedRate } from './payout-chain.ts';

const RANDOM_BYTES = 6;

interface Frozen {
  madeBy: string;
  /** The tenant's own wallet. */
  payer: string;
  rate: AskedRate;
  /** Up to which the chain is read. */
  blockNumber: number;
}

/** Writes a batch for the tenant's wallet: who, where and how many wei at this rate, as they stand now. What it pays is locked; one at least. */
export async function freezeBatch(
  work: Work,
  { madeBy, payer, rate: { chainId, rateCents, askedAt }, blockNumber }: Frozen,
  rows: readonly NextWallet[],
): Promise<BatchRow> {
  const { tx, tenant, now } = work;
  const name = batchId(dayIn(now, tenant.customization.tenant.time_zone), randomBytes(RANDOM_BYTES));
  const id = randomUUID();
  const transfers = rows.map((row, at) => ({
    tenantId: tenant.id,
    reference: transferId(name, at + 1),
    batchId: id,
    payoutId: row.id,
    userId: row.userId,
    name: row.name,
    address: checksummed(row.address),
    amountCents: row.amountCents,
    wei: weiWorth(row.amountCents, rateCents),
  }));
  const batch: BatchRow = {
    tenantId: tenant.id,
    ...{ id, name, chainId, payer, rateCents, rateAt: askedAt, madeBy, madeAt: now },
    transfers: rows.length,
    totalCents: sumOf(transfers.map(({ amountCents }) => amountCents)),
    totalWei: transfers.reduce((sum, { wei }) => sum + wei, 0n),
    ...{ blockNumber, seenAt: null, actedAt: null, withdrawnBy: null, withdrawnAt: null },
  };
  await insertBatch(tx, batch, transfers);
  return batch;
}

import { moneyText } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import type { BatchRow } from './batches.repository.ts';

/** A batch as the API answers it. @param sent how many of it are closed */
export function presentBatch(batch: BatchRow, madeBy: string | null, sent: number) {
  return {
    id: batch.id,
    name: batch.name,
    chain_id: batch.chainId,
    payer: batch.payer,
    rate: moneyText(batch.rateCents),
    rate_at: batch.rateAt.toISOString(),
    made_at: batch.madeAt.toISOString(),
    made_by: madeBy ?? '',
    transfers: batch.transfers,
    sent,
    total: moneyText(batch.totalCents),
    total_ether: ethText(batch.totalWei),
    withdrawn_at: batch.withdrawnAt?.toISOString() ?? null,
  };
}

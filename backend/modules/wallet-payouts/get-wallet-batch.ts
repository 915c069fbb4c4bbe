import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getWalletBatch } from '#contract/wallet-payouts.ts';
import { moneyText } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import { batchCsv, paymentLink, safeBatch } from '#domain/payout/wallet-files.ts';
import { type BatchRow, batchById, type TransferRow, transfersOf } from './batches.repository.ts';
import { transactionPage } from './pays-to-wallets.ts';
import { presentBatch } from './present-batch.ts';

/** A batch, what became of its transfers, and its documents: what is withdrawn has none, so that nobody carries it to a wallet any more. */
export const getWalletBatchRoute = serve(getWalletBatch, async ({ tx, tenant, deps }, { params }) => {
  const [found, transfers] = await Promise.all([
    batchById(tx, tenant.id, params.id),
    transfersOf(tx, tenant.id, params.id),
  ]);
  if (!found) throw notFound();
  const { batch, madeBy, sent } = found;
  return {
    data: {
      ...presentBatch(batch, madeBy, sent),
      rows: transfers.map((row) => ({
        reference: row.reference,
        user_id: row.userId,
        name: row.name,
        address: row.address,
        amount: moneyText(row.amountCents),
        ether: ethText(row.wei),
        wei: row.wei.toString(),
        outcome: row.outcome,
        hash: row.transaction,
        page: row.transaction && transactionPage(tenant, deps, row.transaction),
        link: row.outcome === 'OPEN' ? paymentLink(row, batch.chainId) : null,
        seen_at: row.seenAt?.toISOString() ?? null,
        ended_at: row.endedAt?.toISOString() ?? null,
      })),
      wallet_url: batch.withdrawnAt ? null : deps.providers.payoutChain.localWallet(tenant.id, batch, deps.config),
      documents: batch.withdrawnAt ? [] : documentsOf(batch, transfers),
    },
  };
});

function documentsOf(batch: BatchRow, transfers: readonly TransferRow[]) {
  // Whoever was forgotten since has no address any more.
  const lines = transfers.filter(({ address }) => address !== '');
  return [
    { kind: 'csv' as const, name: `${batch.name}.csv`, content: batchCsv(lines) },
    { kind: 'safe' as const, name: `${batch.name}.json`, content: safeBatch(batch, lines) },
  ];
}

import { serve } from '#backend/http/serve.ts';
import { countPayouts } from '#backend/modules/payouts/list-payouts.repository.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { listWalletPayouts } from '#contract/wallet-payouts.ts';
import { moneyText } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import type { PayoutState } from '#domain/payout/payout-state.ts';
import { gatherBatch, standingOf, waitingOnes } from './gather-batch.ts';
import { type ListedWallet, walletsPage } from './list-wallets.repository.ts';
import { type Standing, walletRefusal } from './next-batch.ts';
import { paysToWallets } from './pays-to-wallets.ts';

/** The payouts to wallets in a state, and what the next batch would hold. */
export const listWalletPayoutsRoute = serve(listWalletPayouts, async (call, { query: { state, ...asked } }) => {
  const { tx, tenant, deps } = call;
  const [{ rows, meta }, first, waiting, inFile] = await Promise.all([
    walletsPage(tx, tenant.id, { state, asked }),
    waitingOnes(call, { lock: false, after: null }),
    countPayouts(tx, tenant.id, 'WAITING', 'wallet'),
    countPayouts(tx, tenant.id, 'IN_FILE', 'wallet'),
  ]);
  // Both ask who can be paid at once, whichever was read first: two waits for the database, never three.
  const [standing, next] = await Promise.all([
    state === 'WAITING' ? standingOf(call, rows) : null,
    gatherBatch(call, { lock: false, first }),
  ]);
  const from = paysToWallets(tenant, deps);
  return {
    data: rows.map((row) => present(row, state, standing)),
    meta,
    from: from && { chain_id: from.chainId, payer: from.payer },
    next: {
      transfers: next.rows.length,
      total: moneyText(next.totalCents),
      ...{ left: next.left, more: next.more },
    },
    counts: { waiting, in_file: inFile },
  };
});

function present(row: ListedWallet, state: PayoutState, standing: Standing | null) {
  const address = row.frozenAddress ?? row.address;
  return {
    id: row.id,
    user_id: row.userId,
    state,
    name: row.frozenName ?? row.name,
    address: address ? checksummed(address) : null,
    amount: moneyText(row.amountCents),
    ether: row.wei === null ? null : ethText(row.wei),
    since: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    batch: row.batchId && row.batchName ? { id: row.batchId, name: row.batchName } : null,
    refusal: standing && walletRefusal(row, standing),
  };
}

import { Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { makeWalletBatch } from '#contract/wallet-payouts.ts';
import { centsOf } from '#domain/money/money.ts';
import { ethText } from '#domain/money/wei.ts';
import { isFreshRate } from '#domain/payout/wallet-transfer.ts';
import { freezeBatch } from './freeze-batch.ts';
import { gatherBatch } from './gather-batch.ts';
import type { AskedRate } from './payout-chain.ts';
import { paysToWallets } from './pays-to-wallets.ts';
import { presentBatch } from './present-batch.ts';

/**
 * Freezes what waits into a batch, at the rate that was asked just before: 409 `payout.no_wallet` where the tenant pays none in ether, `payout.none` where nothing can go,
 * `payout.changed` where it is no longer the total that was typed, `payout.rate_old` where answering took so long that the rate is another by now.
 */
export const makeWalletBatchRoute = serveAsking(
  makeWalletBatch,
  async (call) => (paysToWallets(call.tenant, call.deps) ? call.deps.providers.payoutChain.askRate(call) : null),
  async (call, { body }, rate: AskedRate | null) => {
    const { tenant, user, now } = call;
    const from = paysToWallets(tenant, call.deps);
    if (!from || rate?.chainId !== from.chainId) throw new Refusal(409, 'payout.no_wallet');
    const { rows, totalCents } = await gatherBatch(call, { lock: true });
    if (rows.length === 0) throw new Refusal(409, 'payout.none');
    if (centsOf(body.total) !== totalCents) throw new Refusal(409, 'payout.changed');
    if (!isFreshRate(rate.askedAt, now)) throw new Refusal(409, 'payout.rate_old');
    const blockNumber = await rate.begin(call);
    const batch = await freezeBatch(call, { madeBy: user.id, payer: from.payer, rate, blockNumber }, rows);
    await call.audit('payout.batch_made', {
      subject: { type: 'wallet_batch', id: batch.id },
      details: {
        ...{ batch: batch.name, transfers: batch.transfers, cents: totalCents.toString() },
        ...{ ether: ethText(batch.totalWei), rate: batch.rateCents.toString(), payer: batch.payer },
      },
    });
    return { data: presentBatch(batch, `${user.firstName} ${user.lastName}`.trim(), 0) };
  },
);

import { Refusal } from '#backend/http/refusal.ts';
import { minutesLater } from '#backend/modules/online-payments/minutes-later.ts';
import { type OnlineAdapter, RefundRefused } from '#backend/modules/online-payments/online-adapter.ts';
import { openAttempt, toPay } from '#backend/modules/online-payments/open-attempt.ts';
import type { Work } from '#backend/work.ts';
import { moneyText } from '#domain/money/money.ts';
import { ethText, weiFor } from '#domain/money/wei.ts';
import { type ChainConnection, chainConnectionOf } from './chain-connection.ts';
import { beginCursor, cursorOf, takeIndex } from './cursors.repository.ts';
import { checksummed, depositAddress } from './deposit-keys.ts';
import { ChainDown, ChainRefused, chainNode } from './json-rpc.ts';
import { localWalletAddress } from './local/wallet-address.ts';
import { QUOTE_MINUTES, quoteDetails, quoteOf, READING_MINUTES } from './quote.ts';
import { NoRate, rateCents } from './rate-source.ts';
import { sendChainRefund } from './send-chain-refund.ts';
import { transfersOf } from './transfers.repository.ts';

const METHOD = 'ETH';
const PROVIDER = 'chain';

/** Ether: an amount at a rate that holds for a while, to an address that belongs to this attempt alone. The watcher brings what became of it. */
export const ether: OnlineAdapter = {
  method: METHOD,
  provider: PROVIDER,
  // It is awaited in METHOD_PAYMENT (docs/decisions/0024-payments-by-providers.md).
  path: ['METHOD_PAYMENT'],
  isReady: (tenant, config) => chainConnectionOf(tenant, config) !== null,
  async open(call, investment) {
    const connection = chainConnectionOf(call.tenant, call.deps.config);
    if (!connection) throw new Refusal(409, 'payment.method_off');
    const rate = await orDown(() => rateCents(connection.rate, call.tenant.customization.currency.code));
    await orDown(() => beginWatching(call, connection));
    const index = await takeIndex(call.tx, connection.chainId);
    const quote = {
      chainId: connection.chainId,
      index,
      wei: weiFor(toPay(investment), rate),
      rateCents: rate,
      quoteEndsAt: minutesLater(call.now, QUOTE_MINUTES),
    };
    await openAttempt(call, { method: METHOD, provider: PROVIDER }, investment, {
      reference: depositAddress(connection.accountKey(), index),
      minutes: QUOTE_MINUTES + READING_MINUTES,
      details: quoteDetails(quote),
    });
  },
  async handover(work, { attempt }) {
    const connection = chainConnectionOf(work.tenant, work.deps.config);
    if (!connection) return null;
    const { chainId, wei, rateCents: rate, quoteEndsAt } = quoteOf(attempt);
    const arrived = (await transfersOf(work.tx, attempt.id)).filter(({ blockAt }) => blockAt <= quoteEndsAt);
    const received = arrived.reduce((total, transfer) => total + transfer.wei, 0n);
    const newest = arrived.at(-1);
    const head = (await cursorOf(work.tx, chainId))?.blockNumber ?? 0;
    const missing = received < wei ? wei - received : 0n;
    const address = checksummed(attempt.reference);
    return {
      kind: 'address',
      address,
      chain_id: chainId,
      amount_eth: ethText(wei),
      amount_wei: wei.toString(),
      rate: moneyText(rate),
      rate_expires_at: quoteEndsAt.toISOString(),
      rate_holds: work.now < quoteEndsAt,
      uri: `ethereum:${address}@${chainId}?value=${missing}`,
      received_wei: received.toString(),
      confirmations: newest ? Math.max(0, head - newest.blockNumber + 1) : 0,
      confirmations_needed: connection.confirmations,
      wallet_url: localWalletAddress(work, attempt),
    };
  },
  async refund(work, order) {
    const connection = chainConnectionOf(work.tenant, work.deps.config);
    if (!connection || connection.chainId !== quoteOf(order.attempt).chainId) throw new RefundRefused('chain_off');
    return sendChainRefund(work, connection, order);
  },
};

/** The watcher begins at the block that is the newest when the tenant's first address is shown. Refuses a node of another chain. */
async function beginWatching({ tx, tenant, now }: Work, { chainId, rpcUrl }: ChainConnection): Promise<void> {
  if (await cursorOf(tx, chainId)) return;
  const node = chainNode(rpcUrl);
  if ((await node.chainId()) !== chainId) throw new ChainDown('the node is of another chain');
  const newest = await node.block('latest');
  if (!newest) throw new ChainDown('the node has no block');
  const { number: blockNumber, hash: blockHash } = newest;
  await beginCursor(tx, { tenantId: tenant.id, chainId, blockNumber, blockHash, updatedAt: now });
}

/** Whoever does not answer is told to the person as such: nothing was opened. */
async function orDown<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isDown = error instanceof ChainDown || error instanceof ChainRefused || error instanceof NoRate;
    if (isDown) throw new Refusal(503, 'payment.provider_down');
    throw error;
  }
}

import { Refusal } from '#backend/http/refusal.ts';
import { minutesLater } from '#backend/modules/payment-records/minutes-later.ts';
import { type OnlineAdapter, RefundRefused } from '#backend/modules/payment-records/online-adapter.ts';
import { openAttempt, toPay } from '#backend/modules/payments/open-attempt.ts';
import { moneyText } from '#domain/money/money.ts';
import { ethText, weiFor } from '#domain/money/wei.ts';
import { chainConnectionOf } from './chain-connection.ts';
import { askChain, beginWatching, ChainFacts } from './chain-facts.ts';
import { cursorOf, takeIndex } from './cursors.repository.ts';
import { checksummed, depositAddress } from './deposit-keys.ts';
import { localWalletAddress } from './local-wallet-address.ts';
import { QUOTE_MINUTES, quoteDetails, quoteOf, READING_MINUTES } from './quote.ts';
import { likelyRefundAddress } from './refund-addresses.repository.ts';
import { chainRefund } from './send-chain-refund.ts';
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
  async askBeforeOpen(call) {
    const connection = chainConnectionOf(call.tenant, call.deps.config);
    return connection && askChain(call, connection);
  },
  async open(call, investment, asked) {
    const connection = chainConnectionOf(call.tenant, call.deps.config);
    if (!connection) throw new Refusal(409, 'payment.method_off');
    if (!(asked instanceof ChainFacts) || asked.chainId !== connection.chainId) throw new Refusal(503, 'server.busy');
    await beginWatching(call, asked);
    const index = await takeIndex(call.tx, connection.chainId);
    const quote = {
      chainId: connection.chainId,
      index,
      wei: weiFor(toPay(investment), asked.rateCents),
      rateCents: asked.rateCents,
      refundTo: null,
      quoteEndsAt: minutesLater(call.now, QUOTE_MINUTES),
    };
    await openAttempt(call, { method: METHOD, provider: PROVIDER }, investment, {
      reference: depositAddress(connection.accountKey(), index),
      minutes: QUOTE_MINUTES + READING_MINUTES,
      details: quoteDetails(quote),
    });
  },
  async handover(work, { attempt, investment }) {
    const connection = chainConnectionOf(work.tenant, work.deps.config);
    if (!connection) return null;
    const { chainId, wei, rateCents: rate, quoteEndsAt, refundTo } = quoteOf(attempt);
    // Nobody is told where to send before they have said where it goes back to.
    if (!refundTo) {
      const likely = await likelyRefundAddress(work.tx, investment.userId);
      return { kind: 'refund_address', suggested: likely && checksummed(likely) };
    }
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
      refund_address: checksummed(refundTo),
      wallet_url: localWalletAddress(work, attempt),
    };
  },
  async refund(work, order) {
    const connection = chainConnectionOf(work.tenant, work.deps.config);
    if (!connection || connection.chainId !== quoteOf(order.attempt).chainId) throw new RefundRefused('chain_off');
    return chainRefund(work, connection, order);
  },
};

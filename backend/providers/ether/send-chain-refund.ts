import type { Question } from '#backend/http/serve.ts';
import { type RefundOrder, RefundRefused } from '#backend/modules/payment-records/online-adapter.ts';
import { refundById } from '#backend/modules/refunds/refunds.repository.ts';
import type { Work } from '#backend/work.ts';
import { type ChainConnection, nodeOf } from './chain-connection.ts';
import { type ChainNode, ChainRefused, type Receipt } from './chain-node.ts';
import { addressOfKey, depositKey } from './deposit-keys.ts';
import {
  highestNonce,
  keepPrice,
  keepSending,
  markFailed,
  markMined,
  type PortionRow,
  portionsOf,
  signedOf,
} from './portions.repository.ts';
import { quoteOf } from './quote.ts';
import { firstPrice, nextPrice, signReturn, TRANSFER_GAS } from './sign-return.ts';

/** After so long in no block a transaction is priced anew. */
const STUCK_MS = 10 * 60_000;

/** What is left of the work when its transaction is over: one of their own for each thing that is kept. */
type Beside = Pick<Work, 'apart' | 'now'>;

/** Sent, and in no block yet: the job looks again. */
class NotMined extends Error {}
/** Settled or refused while the job was at it: nothing is signed any more. */
class NotWaiting extends Error {}

/**
 * Gives the question that sends the ether of a payment back, each portion from its deposit address to the address that the payer has confirmed, less the
 * network's fee, and answers the hashes of the transactions when all of them stand in blocks. The signed transaction is kept before it is sent:
 * asking again sends the very same, which a chain takes once; one that hangs is signed anew with the same nonce and a higher fee. Both throw
 * `RefundRefused` where it cannot be sent: no key here, less than the fee, an address that does not take it; any other error is tried again.
 */
export async function chainRefund(
  work: Work,
  connection: ChainConnection,
  order: RefundOrder,
): Promise<Question<string>> {
  const account = connection.signer();
  if (!account) throw new RefundRefused('chain_no_key');
  const portions = await portionsOf(work.tx, order.providerReference);
  if (portions.length === 0) throw new RefundRefused('chain_unknown_payment');
  const { index, refundTo } = quoteOf(order.attempt);
  // What a contract sent has no sender that is known: without a confirmed address it goes nowhere by itself.
  if (!refundTo && portions.some(({ payer }) => payer === '')) throw new RefundRefused('chain_unknown_payment');
  const sender = { connection, node: nodeOf(connection), key: depositKey(account, index), refundId: order.refundId };
  return () =>
    sendAll(
      work,
      sender,
      portions.map(({ portion, payer }) => ({ portion, to: refundTo ?? payer })),
    );
}

interface Sender {
  connection: ChainConnection;
  node: ChainNode;
  key: Uint8Array;
  refundId: string;
}

interface Going {
  portion: PortionRow;
  to: string;
}

async function sendAll(work: Beside, sender: Sender, portions: readonly Going[]): Promise<string> {
  const gasPrice = await sender.node.gasPrice();
  const isWorth = ({ portion }: Going) =>
    portion.sentHash !== null || portion.wei > firstPrice(gasPrice) * TRANSFER_GAS;
  // What costs more to send than it is worth stays where it lies, beside what is sent.
  const worth = portions.filter(isWorth);
  if (worth.length === 0) throw new RefundRefused('chain_less_than_fee');
  const hashes: string[] = [];
  for (const going of worth) {
    const sent = going.portion.sentHash ? going.portion : await prepare(work, sender, going, gasPrice);
    hashes.push(
      sent.minedAt && sent.sentHash ? sent.sentHash : await carry(work, sender, { ...going, portion: sent }, gasPrice),
    );
  }
  return hashes.join(' ');
}

/** Signs the transaction of one portion and keeps it, in a transaction of its own that stays whatever becomes of this one. */
async function prepare(
  work: Beside,
  { connection, node, key, refundId }: Sender,
  { portion, to }: Going,
  asked: bigint,
): Promise<PortionRow> {
  const used = await work.apart((tx) => highestNonce(tx, portion.attemptId));
  const nonce = Math.max(await node.nonce(addressOfKey(key)), used === null ? 0 : used + 1);
  const { chainId } = connection;
  const signed = await signReturn({ key, chainId, nonce, to, wei: portion.wei, gasPrice: firstPrice(asked) });
  const kept = await work.apart(async (tx) => {
    // Under the lock that a manager takes who settles it by hand: from here on it is under way, and nobody else sends it.
    const refund = await refundById(tx, refundId);
    if (refund?.state !== 'PENDING' || refund.failure) throw new NotWaiting('settled meanwhile');
    return keepSending(tx, portion, { nonce, signed, at: work.now });
  });
  if (!kept) throw new NotMined('another job is sending it');
  return kept;
}

/** Sends a kept transaction, where none of its nonce stands in a block, and writes down which does. Answers its hash. */
async function carry(work: Beside, sender: Sender, { portion, to }: Going, asked: bigint): Promise<string> {
  const { node } = sender;
  const found = (await anyReceipt(node, portion)) ?? (await sendAndLook(node, portion));
  if (!found) {
    if (await isDropped(sender, portion)) {
      await work.apart((tx) => markFailed(tx, portion, work.now));
      throw new RefundRefused('chain_dropped');
    }
    await reprice(work, sender, { portion, to }, asked);
    throw new NotMined(`${portion.sentHash} stands in no block yet`);
  }
  if (!found.receipt.status) {
    await work.apart((tx) => markFailed(tx, portion, work.now));
    throw new RefundRefused('chain_failed');
  }
  await work.apart((tx) => markMined(tx, portion, found.signed, work.now));
  return found.signed.hash;
}

/** One of the signed transactions of a portion that stands in a block: at most one can, they have one nonce. */
async function anyReceipt(node: ChainNode, portion: PortionRow) {
  for (const signed of signedOf(portion)) {
    const receipt: Receipt | null = await node.receipt(signed.hash);
    if (receipt) return { signed, receipt };
  }
  return null;
}

async function sendAndLook(node: ChainNode, portion: PortionRow) {
  try {
    if (portion.sentRaw) await node.send(portion.sentRaw);
  } catch (error) {
    // A node refuses what it knows already; whether that is why, the receipt tells, now or at the next look.
    if (!(error instanceof ChainRefused)) throw error;
  }
  return anyReceipt(node, portion);
}

/**
 * Whether none of a portion's transactions can be carried out any more: with all its confirmations, something else stands in a block under their nonce,
 * sent by whoever has the same key. Only a block's own count says so, not that a receipt is missing.
 */
async function isDropped({ connection, node, key }: Sender, portion: PortionRow): Promise<boolean> {
  const confirmed = (await node.blockNumber()) - connection.confirmations;
  if (portion.sentNonce === null || confirmed < 0) return false;
  const used = await node.nonce(addressOfKey(key), confirmed);
  return used > portion.sentNonce && (await anyReceipt(node, portion)) === null;
}

/** Signs what hangs anew, with the same nonce and a higher fee, as long as that leaves anything to send; the next look sends it. */
async function reprice(
  work: Beside,
  { connection: { chainId }, key }: Sender,
  { portion, to }: Going,
  asked: bigint,
): Promise<void> {
  const { sentNonce, sentAt, pricedAt, feeWei, wei } = portion;
  const since = pricedAt ?? sentAt;
  if (sentNonce === null || feeWei === null || !since || work.now.getTime() - since.getTime() < STUCK_MS) return;
  const gasPrice = nextPrice(feeWei / TRANSFER_GAS, asked);
  if (wei <= gasPrice * TRANSFER_GAS) return;
  const signed = await signReturn({ key, chainId, nonce: sentNonce, to, wei, gasPrice });
  await work.apart((tx) => keepPrice(tx, portion, signed, work.now));
}

import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createFeeMarket1559Tx } from '@ethereumjs/tx';
import { bytesToHex, createAddressFromString } from '@ethereumjs/util';
import type { HDKey } from '@scure/bip32';
import type { Question } from '#backend/http/serve.ts';
import { type RefundOrder, RefundRefused } from '#backend/modules/online-payments/online-adapter.ts';
import type { Work } from '#backend/work.ts';
import type { ChainConnection } from './chain-connection.ts';
import { addressOfKey, depositKey } from './deposit-keys.ts';
import { type ChainNode, ChainRefused, chainNode } from './json-rpc.ts';
import { highestNonce, keepSending, markMined, type PortionRow, portionsOf } from './portions.repository.ts';
import { quoteOf } from './quote.ts';

/** What a plain transfer takes. */
const TRANSFER_GAS = 21_000n;

/** What is left of the work when its transaction is over: one of their own for each thing that is kept. */
type Beside = Pick<Work, 'apart' | 'now'>;

/** Sent, and in no block yet: the job looks again. */
class NotMined extends Error {}

/**
 * Gives the question that sends the ether of a payment back, each portion from its deposit address to the address that it came from, less the
 * network's fee, and answers the hashes of the transactions when all of them stand in blocks. The signed transaction is kept before it is sent:
 * asking again sends the very same, which a chain takes once. Both throw `RefundRefused` where it cannot be sent: no key here, less than the fee,
 * an address that does not take it; any other error is tried again.
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
  return () => sendAll(work, connection, { account, index: quoteOf(order.attempt).index, portions });
}

async function sendAll(
  work: Beside,
  connection: ChainConnection,
  { account, index, portions }: { account: HDKey; index: number; portions: Awaited<ReturnType<typeof portionsOf>> },
): Promise<string> {
  const node = chainNode(connection.rpcUrl);
  const hashes: string[] = [];
  for (const { portion, payer } of portions) {
    const sent = portion.sentHash ? portion : await prepare(work, connection, node, { account, index, portion, payer });
    if (!sent.minedAt) await carry(work, node, sent);
    if (sent.sentHash) hashes.push(sent.sentHash);
  }
  return hashes.join(' ');
}

interface Return {
  account: HDKey;
  index: number;
  portion: PortionRow;
  payer: string;
}

/** Signs the transaction of one portion and keeps it, in a transaction of its own that stays whatever becomes of this one. */
async function prepare(
  work: Beside,
  { chainId }: ChainConnection,
  node: ChainNode,
  { account, index, portion, payer }: Return,
): Promise<PortionRow> {
  const key = depositKey(account, index);
  const used = await work.apart((tx) => highestNonce(tx, portion.attemptId));
  const nonce = Math.max(await node.nonce(addressOfKey(key)), used === null ? 0 : used + 1);
  const maxFeePerGas = (await node.gasPrice()) * 2n;
  const feeWei = maxFeePerGas * TRANSFER_GAS;
  if (portion.wei <= feeWei) throw new RefundRefused('chain_less_than_fee');
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: Hardfork.Shanghai });
  const signed = createFeeMarket1559Tx(
    {
      chainId: BigInt(chainId),
      nonce: BigInt(nonce),
      to: createAddressFromString(payer),
      value: portion.wei - feeWei,
      gasLimit: TRANSFER_GAS,
      maxFeePerGas,
      maxPriorityFeePerGas: maxFeePerGas / 20n,
    },
    { common },
  ).sign(key);
  const sending = {
    sentNonce: nonce,
    sentHash: bytesToHex(signed.hash()),
    sentRaw: bytesToHex(signed.serialize()),
    sentWei: portion.wei - feeWei,
    feeWei,
    sentAt: work.now,
  };
  if (!(await work.apart((tx) => keepSending(tx, portion, sending)))) throw new NotMined('another job is sending it');
  return { ...portion, ...sending };
}

/** Sends a kept transaction, where it stands in no block, and writes down that it does. */
async function carry(work: Beside, node: ChainNode, sent: PortionRow): Promise<void> {
  const hash = sent.sentHash ?? '';
  const receipt = (await node.receipt(hash)) ?? (await sendAndLook(node, hash, sent.sentRaw ?? ''));
  if (!receipt) throw new NotMined(`${hash} stands in no block yet`);
  if (!receipt.status) throw new RefundRefused('chain_failed');
  await work.apart((tx) => markMined(tx, sent, work.now));
}

async function sendAndLook(node: ChainNode, hash: string, raw: string) {
  try {
    await node.send(raw);
  } catch (error) {
    // A node refuses what it knows already; whether that is why, the receipt tells, now or at the next look.
    if (!(error instanceof ChainRefused)) throw error;
  }
  return node.receipt(hash);
}

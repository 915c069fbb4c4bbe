import type { FoundTransaction, TransactionFault } from '#backend/modules/wallet-payouts/payout-chain.ts';
import { type Block, ChainDown, type ChainNode, ChainRefused } from './chain-node.ts';

interface Asked {
  hash: string;
  /** The wallet that must have sent it: itself, or by a contract of its own that stands at this address. */
  payer: string;
  /** In small letters. */
  addresses: readonly string[];
}

/**
 * What a transaction brought to each of some addresses. One that the wallet signed and that goes to one of them is what it says; of every other (a wallet of several
 * signers sends from inside, where no block lists it) the balances of before and after its block tell, less what other transactions of the block brought. A node that does
 * not remember these balances any more cannot say.
 */
export async function findTransaction(
  node: ChainNode,
  { hash, payer: written, addresses }: Asked,
): Promise<FoundTransaction | TransactionFault> {
  const payer = written.toLowerCase();
  const receipt = await node.receipt(hash);
  if (!receipt) return 'unknown';
  const block = await node.block(receipt.blockNumber);
  const listed = block?.transactions.find((each) => each.hash === hash);
  if (block?.hash !== receipt.blockHash || !listed) throw new ChainDown('the node is of two minds');
  if (!receipt.status) return 'failed';
  const { from, to, value } = listed;
  const isOurs = from === payer || to === payer || receipt.logs.some(({ address }) => address === payer);
  if (!isOurs) return 'other_wallet';
  const at = { number: block.number, hash: block.hash };
  if (from === payer && to !== null && addresses.includes(to))
    return { block: at, isPlain: true, brought: new Map([[to, value]]) };
  try {
    const brought = new Map<string, bigint>();
    for (const address of addresses) {
      const wei = await broughtTo(node, block, address, hash);
      if (wei > 0n) brought.set(address, wei);
    }
    return { block: at, isPlain: false, brought };
  } catch (error) {
    if (error instanceof ChainRefused) return 'too_old';
    throw error;
  }
}

/** Wei by which a block made an address richer, but for what its other transactions brought there by themselves. */
async function broughtTo(node: ChainNode, block: Block, address: string, hash: string): Promise<bigint> {
  const [after, before] = [
    await node.balance(address, block.number),
    await node.balance(address, Math.max(0, block.number - 1)),
  ];
  const others = block.transactions.filter((each) => each.hash !== hash && each.to === address);
  return others.reduce((left, { value }) => left - value, after - before);
}

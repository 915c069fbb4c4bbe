import type { TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex } from '@ethereumjs/util';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import type { LocalChain, MadeBlock } from './local-chain.ts';
import { machineChain } from './machine-chain.ts';
import { NotTaken } from './not-taken.ts';

const question = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.number(), z.string()]),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
});
const NOT_A_QUESTION = { code: -32600, message: 'invalid request' };
const NOT_A_METHOD = { code: -32601, message: 'method not found' };
const NOT_TAKEN = -32000;

const hex = (value: bigint | number) => `0x${value.toString(16)}`;
const text = (value: unknown) => z.string().parse(value);

/** A block's number; none for its names of the newest state: every transaction is in a block at once. */
const blockOf = (at: unknown) => (typeof at === 'string' && at.startsWith('0x') ? Number(at) : undefined);

type Method = (chain: LocalChain, params: unknown[], now: Date) => unknown;

/** What the node of this machine answers: what the back end asks of any. */
const METHODS: Record<string, Method> = {
  eth_chainId: () => hex(LOCAL_CHAIN_ID),
  eth_blockNumber: (chain) => hex(chain.head.block.header.number),
  eth_gasPrice: (chain) => hex(chain.gasPrice()),
  eth_getBlockByNumber: (chain, [at]) => {
    const made = at === 'latest' ? chain.head : chain.blockAt(Number(text(at)));
    return made && presentBlock(made.block);
  },
  eth_getBalance: async (chain, [of, at]) => hex((await chain.account(text(of), blockOf(at))).balance),
  eth_getTransactionCount: async (chain, [of, at]) => hex((await chain.account(text(of), blockOf(at))).nonce),
  // Nothing here makes contracts.
  eth_getCode: () => '0x',
  eth_sendRawTransaction: (chain, [raw], now) => chain.send(text(raw), now),
  eth_getTransactionReceipt: (chain, [hash]) => {
    const found = chain.blockOf(text(hash));
    if (!found) return null;
    const { block, statuses } = found.made;
    return {
      transactionHash: hash,
      blockHash: bytesToHex(block.hash()),
      blockNumber: hex(block.header.number),
      status: hex(statuses[found.at] ? 1 : 0),
    };
  },
};

/** The JSON-RPC of this machine's chain. */
export function localNode(deps: Deps): Hono {
  const routes = new Hono();
  routes.post('/local-chain', async (c) => {
    const asked = question.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ jsonrpc: '2.0', id: null, error: NOT_A_QUESTION });
    const { id, method, params } = asked.data;
    const answer = METHODS[method];
    if (!answer) return c.json({ jsonrpc: '2.0', id, error: NOT_A_METHOD });
    try {
      const chain = await machineChain(deps.config.dataDir);
      return c.json({ jsonrpc: '2.0', id, result: await answer(chain, params, deps.clock.now()) });
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      return c.json({ jsonrpc: '2.0', id, error: { code: NOT_TAKEN, message: error.message } });
    }
  });
  return routes;
}

function presentBlock(block: MadeBlock['block']) {
  return {
    number: hex(block.header.number),
    hash: bytesToHex(block.hash()),
    parentHash: bytesToHex(block.header.parentHash),
    timestamp: hex(block.header.timestamp),
    baseFeePerGas: hex(block.header.baseFeePerGas ?? 0n),
    transactions: block.transactions.map(presentTransaction),
  };
}

function presentTransaction(transaction: TypedTransaction) {
  return {
    hash: bytesToHex(transaction.hash()),
    from: transaction.getSenderAddress().toString(),
    to: transaction.to?.toString() ?? null,
    value: hex(transaction.value),
  };
}

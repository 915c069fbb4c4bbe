import { z } from 'zod';

const PATIENCE_MS = 8000;

/** Nobody knows: the node did not answer in time, or not what it should. To be asked again. */
export class ChainDown extends Error {}

/** The node said no, and why. */
export class ChainRefused extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt);
const blockNumber = quantity.transform(Number).pipe(z.number().int());
const hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/);
const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => text.toLowerCase());

const block = z.object({
  number: blockNumber,
  hash,
  parentHash: hash,
  /** Seconds since 1970. */
  timestamp: quantity.transform(Number),
  baseFeePerGas: quantity.optional(),
  transactions: z.array(z.object({ hash, from: address, to: address.nullable(), value: quantity })),
});
/** A block with its transactions; addresses in lower case, values in wei. */
export type Block = z.output<typeof block>;

const receipt = z.object({ blockHash: hash, blockNumber, status: quantity.transform((status) => status === 1n) });

const reply = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ result: z.unknown() }),
]);

/** What is asked of an EVM node. */
export type ChainNode = ReturnType<typeof chainNode>;

/** A node of a chain by JSON-RPC over HTTP. Every call throws `ChainDown` or `ChainRefused`. */
export function chainNode(url: string, patienceMs = PATIENCE_MS) {
  const ask = <T extends z.ZodType>(schema: T, method: string, ...params: unknown[]) =>
    call(url, patienceMs, schema, method, params);
  return {
    chainId: () => ask(quantity.transform(Number), 'eth_chainId'),
    blockNumber: () => ask(blockNumber, 'eth_blockNumber'),
    /** Null where there is no such block (any more). */
    block: (at: number | 'latest') =>
      ask(block.nullable(), 'eth_getBlockByNumber', at === 'latest' ? at : `0x${at.toString(16)}`, true),
    balance: (of: string) => ask(quantity, 'eth_getBalance', of, 'latest'),
    /** Transactions that an address has sent, those that wait included. */
    nonce: (of: string) => ask(quantity.transform(Number), 'eth_getTransactionCount', of, 'pending'),
    gasPrice: () => ask(quantity, 'eth_gasPrice'),
    /** Null as long as it stands in no block. */
    receipt: (of: string) => ask(receipt.nullable(), 'eth_getTransactionReceipt', of),
    /** @param raw the signed transaction, in hex */
    send: (raw: string) => ask(hash, 'eth_sendRawTransaction', raw),
  };
}

async function call<T extends z.ZodType>(
  url: string,
  patienceMs: number,
  schema: T,
  method: string,
  params: unknown[],
): Promise<z.output<T>> {
  const body = await answerTo(url, patienceMs, { jsonrpc: '2.0', id: 1, method, params });
  const read = reply.safeParse(body);
  if (!read.success) throw new ChainDown(`${method}: no JSON-RPC answer`);
  if ('error' in read.data) throw new ChainRefused(read.data.error.code, read.data.error.message.slice(0, 200));
  const result = schema.safeParse(read.data.result);
  if (!result.success) throw new ChainDown(`${method}: not understood`);
  return result.data;
}

/** The address of a node may carry a key: no error tells it. */
async function answerTo(url: string, patienceMs: number, question: object): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    if (answer.ok) return await answer.json();
    await answer.body?.cancel();
  } catch {
    throw new ChainDown('the node did not answer');
  }
  throw new ChainDown('the node answered with an error');
}

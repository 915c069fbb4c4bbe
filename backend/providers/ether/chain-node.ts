import type { Client } from 'viem';
import { z } from 'zod';
import { mustBePublic } from '#backend/http/public-host.ts';

const PATIENCE_MS = 8000;
/** More than any block with its transactions takes; less than what would fill the memory. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Nobody knows: the node did not answer in time, or not what it should. To be asked again. `status`: what it answered over HTTP instead. */
export class ChainDown extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

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
  transactions: z.array(
    z.object({
      hash,
      from: address,
      to: address.nullable(),
      value: quantity,
      /** Whether it calls something: it carries data. A node may leave it out. */
      input: z
        .string()
        .default('0x')
        .transform((data) => data !== '0x'),
    }),
  ),
});
/** A block with its transactions; addresses in lower case, values in wei. */
export type Block = z.output<typeof block>;

const receipt = z.object({
  blockHash: hash,
  blockNumber,
  status: quantity.transform((status) => status === 1n),
  /** Of a transaction that made one. */
  contractAddress: address.nullish(),
  /** Of the contracts that said something while it ran; a node may leave them out. */
  logs: z.array(z.object({ address })).default([]),
});
/** Where a transaction stands; `status`: it was carried out. */
export type Receipt = z.output<typeof receipt>;

const bytes = z.string().regex(/^0x([0-9a-fA-F]{2})*$/);
const logs = z.array(z.object({ transactionHash: hash, blockNumber, blockHash: hash }));
const transaction = z.object({ hash, nonce: quantity.transform(Number), input: bytes, from: address });

/** What is asked of a contract. */
interface Asked {
  from?: string;
  /** Null makes one. */
  to: string | null;
  data: string;
}
const asParams = ({ from, to, data }: Asked) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}), data });

/** What is asked of an EVM node. */
export type ChainNode = ReturnType<typeof chainNode>;

/** Each as PEM. */
export interface TlsOptions {
  cert?: string;
  key?: string;
  ca?: string;
}

interface Manner {
  /** Its host must lie in the public network: so it is everywhere but on one's own machine. */
  publicOnly?: boolean;
  /** For one answer, in milliseconds. */
  patienceMs?: number;
  /** From this moment on nothing more is asked: whoever reads a slow chain stops. */
  until?: number;
  /** For a service that knows its callers by their certificates, or whose own is of an authority of the house. */
  tls?: TlsOptions;
}

/**
 * A node of a chain, asked by viem's transport: one question at a time, none repeated by itself, no redirect followed, and each answer read for what it
 * should be before anything believes it. Every call throws `ChainDown` or `ChainRefused`; no error tells the node's address, which may carry a key.
 */
export function chainNode(url: string, { patienceMs = PATIENCE_MS, until, publicOnly = false, tls }: Manner = {}) {
  let client: Promise<Client> | undefined;
  const ask = async <T extends z.ZodType>(schema: T, method: string, ...params: unknown[]): Promise<z.output<T>> => {
    if (until !== undefined && Date.now() >= until) throw new ChainDown('the node has had its time');
    client ??= clientFor(url, { patienceMs, publicOnly, tls });
    const result = schema.safeParse(await answer(await client, method, params));
    if (!result.success) throw new ChainDown(`${method}: not understood`);
    return result.data;
  };
  return {
    chainId: () => ask(quantity.transform(Number), 'eth_chainId'),
    blockNumber: () => ask(blockNumber, 'eth_blockNumber'),
    /** Null where there is no such block (any more). */
    block: (at: number | 'latest') => ask(block.nullable(), 'eth_getBlockByNumber', blockName(at), true),
    /** Wei of an address as of a block. */
    balance: (of: string, at: number | 'latest' = 'latest') => ask(quantity, 'eth_getBalance', of, blockName(at)),
    /** Transactions that an address has sent: as of a block, or those that wait included. */
    nonce: (of: string, at: number | 'latest' | 'pending' = 'pending') =>
      ask(quantity.transform(Number), 'eth_getTransactionCount', of, blockName(at)),
    /** What stands at an address; `0x`: no contract. */
    code: (of: string) => ask(bytes, 'eth_getCode', of, 'latest'),
    gasPrice: () => ask(quantity, 'eth_gasPrice'),
    /** Null as long as it stands in no block. */
    receipt: (of: string) => ask(receipt.nullable(), 'eth_getTransactionReceipt', of),
    /** What a contract answers now; refused where it says no. */
    call: (asked: Asked) => ask(bytes, 'eth_call', asParams(asked), 'latest'),
    /** Units of gas; refused where the transaction would fail. */
    gas: (asked: Asked) => ask(quantity, 'eth_estimateGas', asParams(asked)),
    /** Events of a contract since a block, by their topics: one, several, or any (null). */
    logs: (of: string, since: number, topics: (string | string[] | null)[]) =>
      ask(logs, 'eth_getLogs', { address: of, fromBlock: blockName(since), toBlock: 'latest', topics }),
    transaction: (of: string) => ask(transaction.nullable(), 'eth_getTransactionByHash', of),
    /** The signed form of a transaction, of a program that holds its sender's key. */
    signTransaction: (of: Record<string, string>) => ask(bytes, 'eth_signTransaction', of),
    /** @param raw the signed transaction, in hex */
    send: (raw: string) => ask(hash, 'eth_sendRawTransaction', raw),
  };
}

function blockName(at: number | 'latest' | 'pending'): string {
  return typeof at === 'string' ? at : `0x${at.toString(16)}`;
}

/** viem is loaded by whoever asks a chain: no other start pays for it. */
async function clientFor(
  url: string,
  { patienceMs: timeout, publicOnly, tls }: Pick<Manner, 'patienceMs' | 'publicOnly' | 'tls'>,
): Promise<Client> {
  const { createClient, http } = await import('viem');
  const ask = tls && (tls.cert || tls.ca) ? await fetchOver(tls) : fetch;
  return createClient({
    transport: http(url, {
      timeout,
      retryCount: 0,
      batch: false,
      maxResponseBodySize: MAX_ANSWER_BYTES,
      fetchOptions: { redirect: 'error' },
      fetchFn: async (input, init) => {
        if (publicOnly) await mustBePublic(url);
        return ask(input, init);
      },
    }),
  });
}

/** A fetch over connections of its own, with these certificates. */
async function fetchOver(tls: TlsOptions): Promise<typeof fetch> {
  const { Agent, fetch: over } = await import('undici');
  const dispatcher = new Agent({ connect: { ...tls } });
  return ((input: string, init?: object) => over(input, { ...init, dispatcher })) as unknown as typeof fetch;
}

async function answer(client: Client, method: string, params: unknown[]): Promise<unknown> {
  const { BaseError, HttpRequestError, RpcRequestError } = await import('viem');
  try {
    // What comes back is checked by the schema of the question; viem's types of methods would only promise it.
    return await client.request({ method, params } as never);
  } catch (error) {
    const said = error instanceof BaseError ? error.walk((each) => each instanceof RpcRequestError) : null;
    if (said instanceof RpcRequestError) throw new ChainRefused(said.code, String(said.details).slice(0, 200));
    const over = error instanceof BaseError ? error.walk((each) => each instanceof HttpRequestError) : null;
    const status = over instanceof HttpRequestError ? over.status : undefined;
    throw new ChainDown('the node did not answer, or not as a node does', status);
  }
}

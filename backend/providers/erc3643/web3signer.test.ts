import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Hex, hexToBigInt, parseTransaction } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, expect, test } from 'vitest';
import { keyService } from './key-service.ts';
import type { Unsigned } from './token-signer.ts';

/**
 * Web3Signer as its reference and its published source say it: one object in `params`, words that it does not know are passed over (`type` and `chainId` among them), the chain's number is
 * its own setting, two fees make it EIP-1559, a nonce is asked for, and a refusal is a JSON-RPC error with HTTP 400; a `Host` that is not on its list gets 403 and nothing.
 */
interface Manner {
  chainId?: number;
  hosts?: readonly string[];
}
const key = privateKeyToAccount(generatePrivateKey());
const ACCOUNT = key.address.toLowerCase();
const CHAIN = 1337;
let server: Server | undefined;
afterEach(() => void server?.close());

interface Asked {
  id: unknown;
  method: string;
  params: Record<string, Hex>[];
}
const refusal = (code: number, message: string) => ({ status: 400, error: { code, message } });

async function answerTo({ method, params }: Asked, chainId: number) {
  if (method !== 'eth_signTransaction') return refusal(-32604, 'Method not enabled');
  const [of] = params;
  if (params.length !== 1 || !of?.from || !of.nonce) return refusal(-32602, 'Invalid params');
  if (of.from.toLowerCase() !== ACCOUNT) return refusal(-32000, 'No unlocked account matches the Sender');
  const quantity = (name: string) => hexToBigInt(of[name] ?? '0x0');
  const rest = {
    nonce: Number(quantity('nonce')),
    gas: quantity('gas'),
    to: of.to,
    value: quantity('value'),
    data: of.data,
  };
  const result = await (of.maxFeePerGas && of.maxPriorityFeePerGas
    ? key.signTransaction({
        ...{ type: 'eip1559', chainId, ...rest },
        ...{ maxFeePerGas: quantity('maxFeePerGas'), maxPriorityFeePerGas: quantity('maxPriorityFeePerGas') },
      })
    : key.signTransaction({ type: 'legacy', chainId, ...rest, gasPrice: quantity('gasPrice') }));
  return { status: 200, result };
}

async function web3signer({ chainId = CHAIN, hosts = ['127.0.0.1'] }: Manner = {}): Promise<string> {
  server = createServer(async (request, response) => {
    if (!hosts.includes(request.headers.host?.split(':')[0] ?? '')) return void response.writeHead(403).end();
    const sent: Uint8Array[] = [];
    for await (const piece of request) sent.push(piece);
    const asked = JSON.parse(Buffer.concat(sent).toString()) as Asked;
    const { status, ...answer } = await answerTo(asked, chainId);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, ...answer }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const CALL: Unsigned = {
  ...{ chainId: CHAIN, nonce: 0, gas: 90_000n, maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1n },
  ...{ to: `0x${'ab'.repeat(20)}`, data: '0x40c10f19' },
};
const { to: _, ...MAKING } = CALL;

test.each([
  ['a call', CALL],
  ['the making of a contract', { ...MAKING, nonce: 7 }],
] as const)('Web3Signer signs %s as it was asked for, and what comes back is believed', async (_what, transaction) => {
  const raw = await keyService(await web3signer(), ACCOUNT).sign(transaction);
  expect(parseTransaction(raw)).toMatchObject({ ...transaction, type: 'eip1559' });
});

test.each([
  ['set up for another chain', { chainId: 1 }, ACCOUNT, 'the key service signed something else'],
  ['that has no such key', {}, `0x${'cd'.repeat(20)}`, 'the key service refused'],
  ['that takes no request for this host', { hosts: ['keys.example'] }, ACCOUNT, 'did not answer'],
] as const)('a Web3Signer %s is as one that is down: nothing is signed', async (_what, manner, account, said) => {
  await expect(keyService(await web3signer(manner), account).sign(CALL)).rejects.toThrow(said);
});

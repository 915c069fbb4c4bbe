import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createTestClient, http, publicActions, walletActions } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import { freePort } from './free-port.ts';

const PROGRAM = path.resolve('node_modules/.bin/anvil');
const PATIENCE_MS = 60_000;

/** A question to a node as it stands on the wire. */
export interface Question {
  method: string;
  params: unknown[];
}

/** What stands between the back end and the node: answers itself (`result`), says no (`error`), says nothing (`silent`), or lets the node answer (null). */
export type Meddler = (
  question: Question,
) => { result: unknown } | { error: { code: number; message: string } } | 'silent' | null;

/** An EVM node that nobody here wrote, started on this machine: Foundry's anvil. */
export interface Anvil {
  /** Address at which the back end asks it, through the meddler. */
  origin: string;
  client: ReturnType<typeof clientOf>;
  meddle(meddler: Meddler | null): void;
  stop(): Promise<void>;
}

/** Why anvil does not run on this machine; null where it does. */
export async function anvilMissing(): Promise<string | null> {
  if (!existsSync(PROGRAM)) return 'anvil is not installed';
  const code = await new Promise<number | null>((done) => {
    const child = spawn(PROGRAM, ['--version'], { stdio: 'ignore' });
    child.once('error', () => done(-1));
    child.once('exit', done);
  });
  return code === 0 ? null : `anvil does not start here (${code})`;
}

/** A chain of its own with the number of this machine's chain, a block for each transaction, and ten accounts with ether. */
export async function startAnvil(): Promise<Anvil> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(PROGRAM, ['--port', `${port}`, '--chain-id', `${LOCAL_CHAIN_ID}`, '--silent'], {
    stdio: 'ignore',
  });
  const client = clientOf(url);
  await answering(client);
  let meddler: Meddler | null = null;
  const between = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const question: Question & { id: unknown } = JSON.parse(body.toString());
    const own = meddler?.(question) ?? null;
    if (own === 'silent') return;
    response.setHeader('Content-Type', 'application/json');
    if (own) return response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, ...own }));
    const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const text = await answer.text();
    if (question.method === 'eth_sendRawTransaction') await mined(client, JSON.parse(text));
    response.end(text);
  });
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
  const address = between.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    client,
    meddle: (next) => {
      meddler = next;
    },
    async stop() {
      between.closeAllConnections();
      await new Promise((done) => between.close(done));
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
    },
  };
}

function clientOf(url: string) {
  // The words that every test chain of the Ethereum world has its accounts from.
  const account = mnemonicToAccount('test test test test test test test test test test test junk');
  const chain = {
    id: LOCAL_CHAIN_ID,
    name: 'anvil',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  };
  return createTestClient({ mode: 'anvil', account, chain, transport: http(url), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions);
}

/**
 * Waits until a transaction that was just sent stands in its block, where the chain makes a block for each: anvil answers first and mines then,
 * and on a busy machine who asks at once is a moment too early.
 */
async function mined(client: ReturnType<typeof clientOf>, answer: { result?: `0x${string}` }): Promise<void> {
  if (!answer.result || !(await client.getAutomine())) return;
  await client.waitForTransactionReceipt({ hash: answer.result, timeout: PATIENCE_MS });
}

async function answering(client: ReturnType<typeof clientOf>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await client.getChainId();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

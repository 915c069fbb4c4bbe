import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { AttemptRow } from '#backend/modules/payment-records/attempts.repository.ts';
import { attemptsToLookAt, type KnownOf, knownOf, markLookedAt } from './balances.repository.ts';
import type { ChainConnection } from './chain-connection.ts';
import { type ChainNode, ChainRefused } from './chain-node.ts';
import { cursorOf } from './cursors.repository.ts';
import { noteUnexplained, type Unexplained } from './note-unexplained.ts';

/** Addresses of one run: what is left waits for the next, those that were looked at longest ago first. */
const MOST = 200;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** How long an address is looked at after its attempt has ended; each once an hour then. */
const ENDED_MS = 14 * 24 * HOUR_MS;
/** Nodes keep the balances of so many blocks. */
const KEPT_BLOCKS = 120;

/**
 * Holds what lies at the deposit addresses, as of the newest block that has its confirmations, beside what the books know: ether that a contract sends
 * from inside stands in no block's list of transactions. What is more becomes a notice for a manager. Only where every block is read.
 */
export async function lookAtBalances(
  deps: Deps,
  tenant: { id: string; host: string },
  node: ChainNode,
  { chainId, confirmations }: ChainConnection,
): Promise<void> {
  const now = deps.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { cursor, attempts } = await tenantWork(
    deps,
    tenant.id,
    async ({ tx }) => ({
      cursor: await cursorOf(tx, chainId),
      attempts: await attemptsToLookAt(tx, {
        ...{ chainId, most: MOST },
        endedSince: before(ENDED_MS),
        lookedBefore: before(HOUR_MS),
      }),
    }),
    tenant.host,
  );
  const confirmed = (cursor?.blockNumber ?? 0) - confirmations + 1;
  if (attempts.length === 0 || confirmed < 0) return;
  const block = await node.block(confirmed);
  if (!block) return;
  const at = { number: block.number, hash: block.hash, at: new Date(block.timestamp * SECOND_MS) };
  for (const attempt of attempts) {
    const balance = await node.balance(attempt.reference, at.number);
    const known = await tenantWork(deps, tenant.id, ({ tx }) => knownOf(tx, attempt.id, at.at), tenant.host);
    const found: Unexplained = { balance, upTo: at, since: at };
    if (!known.isMoving && excess(balance, known, at.number) + known.left > 0n)
      found.since = await firstBlock(node, attempt, known, at, balance);
    await tenantWork(
      deps,
      tenant.id,
      async (work) => {
        await noteUnexplained(work, attempt.id, found);
        await markLookedAt(work.tx, [attempt.id], now);
      },
      tenant.host,
    );
  }
}

/** A balance without what seen transfers had brought by a block. */
function excess(balance: bigint, { transfers }: KnownOf, at: number): bigint {
  return transfers.reduce((left, { wei, blockNumber }) => (blockNumber <= at ? left - wei : left), balance);
}

/** The block since which it lies there, because its time decides whether the quote still held; the newest one where the node does not remember. */
async function firstBlock(
  node: ChainNode,
  { reference }: AttemptRow,
  known: KnownOf,
  newest: Unexplained['upTo'],
  balance: bigint,
): Promise<Unexplained['upTo']> {
  const all = excess(balance, known, newest.number);
  try {
    let low = Math.max(0, newest.number - KEPT_BLOCKS);
    let high = newest.number;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (excess(await node.balance(reference, middle), known, middle) >= all) high = middle;
      else low = middle + 1;
    }
    const block = await node.block(high);
    return block ? { number: block.number, hash: block.hash, at: new Date(block.timestamp * SECOND_MS) } : newest;
  } catch (error) {
    if (error instanceof ChainRefused) return newest;
    throw error;
  }
}

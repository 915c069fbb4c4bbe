import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { updateAttempt } from '#backend/modules/payment-records/attempts.repository.ts';
import { minutesLater } from '#backend/modules/payment-records/minutes-later.ts';
import { seeTransactions } from '#backend/modules/wallet-payouts/see-transactions.ts';
import type { Work } from '#backend/work.ts';
import type { Block, ChainNode } from './chain-node.ts';
import { type CursorRow, moveCursor } from './cursors.repository.ts';
import { transferIsBack } from './gone-transfers.ts';
import { CONFIRMING_MINUTES, quoteOf } from './quote.ts';
import { attemptsAt, keepTransfer, transferByHash } from './transfers.repository.ts';

/** Blocks of one step: what they bring is kept together. */
const STEP = 50;
/** Blocks of one run: what is left waits for the next. */
const MOST = 1000;
/** Another reader has kept these blocks: what this one wrote is undone. */
class Overtaken extends Error {}

/** How far to go back where the chain has changed: far beyond what is ever reorganised. */
const BACK = 64;
const SECOND_MS = 1000;

/**
 * Reads the blocks that are new since the cursor, and keeps what came to deposit addresses and what left the tenant's own wallet for people. Where the cursor's block is no longer on the chain, it
 * goes back first. True where it has come to the newest block.
 */
export async function readBlocks(deps: Deps, tenant: { id: string; host: string }, node: ChainNode, seen: CursorRow) {
  const head = await node.blockNumber();
  let cursor: CursorRow | null = await onChain(deps, tenant, node, seen, head);
  const end = Math.min(head, (cursor?.blockNumber ?? head) + MOST);
  while (cursor && cursor.blockNumber < end) {
    const from: CursorRow = cursor;
    const blocks = await following(node, from, Math.min(end, from.blockNumber + STEP));
    cursor = await tenantWork(deps, tenant.id, (work) => keepBlocks(work, from, blocks), tenant.host).catch(
      (error: unknown) => {
        if (error instanceof Overtaken) return null;
        throw error;
      },
    );
  }
  return cursor?.blockNumber === head;
}

/** The cursor, gone back where its block is gone; null where another reader has moved it. */
async function onChain(
  deps: Deps,
  tenant: { id: string; host: string },
  node: ChainNode,
  cursor: CursorRow,
  head: number,
): Promise<CursorRow | null> {
  const there = cursor.blockNumber <= head ? await node.block(cursor.blockNumber) : null;
  if (there?.hash === cursor.blockHash) return cursor;
  const back = await node.block(Math.max(0, Math.min(cursor.blockNumber, head) - BACK));
  if (!back) return null;
  const to = { blockNumber: back.number, blockHash: back.hash };
  const move = async ({ tx, now, audit }: Work) => {
    const moved = await moveCursor(tx, cursor, { ...to, updatedAt: now });
    if (moved) await audit('chain.reorganised', { details: { from: cursor.blockNumber, back: back.number } });
    return moved ? { ...cursor, ...to } : null;
  };
  return tenantWork(deps, tenant.id, move, tenant.host);
}

/** The blocks after the cursor, as far as they hang together. */
async function following(node: ChainNode, cursor: CursorRow, last: number): Promise<Block[]> {
  const blocks: Block[] = [];
  let parent = cursor.blockHash;
  for (let at = cursor.blockNumber + 1; at <= last; at++) {
    const block = await node.block(at);
    // The chain changes while it is read: the next run goes back.
    if (!block || block.parentHash !== parent) break;
    blocks.push(block);
    parent = block.hash;
  }
  return blocks;
}

async function keepBlocks(work: Work, from: CursorRow, blocks: readonly Block[]): Promise<CursorRow | null> {
  const { tx, now, tenant } = work;
  const last = blocks.at(-1);
  if (!last) return null;
  const arrivals = blocks.flatMap((block) =>
    block.transactions.flatMap(({ hash, from: payer, to: address, value: wei }) =>
      address && wei > 0n ? [{ block, hash, payer, address, wei }] : [],
    ),
  );
  const addresses = [...new Set(arrivals.map(({ address }) => address))];
  const attempts = addresses.length > 0 ? await attemptsAt(tx, addresses) : [];
  await seeTransactions(work, from.chainId, {
    sent: arrivals.map(({ block, hash, payer, address: to, wei }) => ({
      ...{ hash, payer, to, wei },
      block: { number: block.number, hash: block.hash },
    })),
    called: blocks.flatMap(calledIn),
  });
  for (const { block, hash, payer, address, wei } of arrivals) {
    const attempt = attempts.find(({ reference }) => reference === address);
    if (!attempt) continue;
    const blockAt = new Date(block.timestamp * SECOND_MS);
    const before = await transferByHash(tx, hash);
    if (before?.state === 'GONE') await transferIsBack(work, before);
    await keepTransfer(tx, {
      tenantId: tenant.id,
      ...{ hash, payer, wei, blockAt },
      attemptId: attempt.id,
      blockNumber: block.number,
      blockHash: block.hash,
      state: 'SEEN',
      seenAt: now,
    });
    // What came in time gets the time to be confirmed.
    const until = minutesLater(blockAt, CONFIRMING_MINUTES);
    if (attempt.state === 'OPEN' && blockAt <= quoteOf(attempt).quoteEndsAt && until > attempt.expiresAt) {
      await updateAttempt(tx, attempt.id, { expiresAt: until, updatedAt: now });
    }
  }
  // At the end: who chooses ether locks the attempt first and the cursor then, and so does this.
  const to = { blockNumber: last.number, blockHash: last.hash, updatedAt: now };
  if (!(await moveCursor(tx, from, to))) throw new Overtaken();
  return { ...from, ...to };
}

/** Whom transactions of a block have called with data, and who has called something with ether: what a contract then sends stands in no list. */
function calledIn({ timestamp, transactions }: Block) {
  const at = new Date(timestamp * SECOND_MS);
  return transactions.flatMap(({ from, to, value, input }) =>
    input ? [...(to ? [{ address: to, at }] : []), ...(value > 0n ? [{ address: from, at }] : [])] : [],
  );
}

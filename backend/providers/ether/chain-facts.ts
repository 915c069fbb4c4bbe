import { Refusal } from '#backend/http/refusal.ts';
import type { Question } from '#backend/http/serve.ts';
import type { Work } from '#backend/work.ts';
import { type ChainConnection, nodeOf } from './chain-connection.ts';
import { ChainDown, ChainRefused } from './chain-node.ts';
import { beginCursor, cursorOf } from './cursors.repository.ts';
import { NoRate, rateCents } from './rate-source.ts';

/** What has to be known before an address is shown. `newest`: where the watcher begins; null where it watches already. */
export class ChainFacts {
  constructor(
    readonly chainId: number,
    /** Cents for one whole ether. */
    readonly rateCents: bigint,
    readonly newest: { number: number; hash: string } | null,
  ) {}
}

/** The question for a rate and, for a tenant's first address, for the newest block; refuses a node of another chain. Throws 503 `payment.provider_down`. */
export async function askChain({ tx, tenant }: Work, connection: ChainConnection): Promise<Question<ChainFacts>> {
  const { chainId, rate } = connection;
  const { code } = tenant.customization.currency;
  const isWatched = (await cursorOf(tx, chainId)) !== null;
  return () =>
    orDown(
      async () =>
        new ChainFacts(chainId, await rateCents(rate, code), isWatched ? null : await newestBlock(connection)),
    );
}

/** The watcher begins at the block that was the newest when the tenant's first address is shown. */
export async function beginWatching({ tx, tenant, now }: Work, { chainId, newest }: ChainFacts): Promise<void> {
  if (!newest || (await cursorOf(tx, chainId))) return;
  const { number: blockNumber, hash: blockHash } = newest;
  await beginCursor(tx, { tenantId: tenant.id, chainId, blockNumber, blockHash, updatedAt: now });
}

async function newestBlock(connection: ChainConnection) {
  const node = nodeOf(connection);
  if ((await node.chainId()) !== connection.chainId) throw new ChainDown('the node is of another chain');
  const newest = await node.block('latest');
  if (!newest) throw new ChainDown('the node has no block');
  return newest;
}

/** Reports an unreachable node to whoever asked; nothing was written. */
export async function orDown<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isDown = error instanceof ChainDown || error instanceof ChainRefused || error instanceof NoRate;
    if (isDown) throw new Refusal(503, 'payment.provider_down', { cause: error });
    throw error;
  }
}

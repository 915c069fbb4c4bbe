import type { Deps } from '#backend/deps.ts';
import { ProcessEnding, stopIfEnding } from '#backend/jobs/ending.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { ChainDown, ChainRefused } from '#backend/providers/ether/chain-node.ts';
import { TenantBroken } from '#backend/tenant/tenant-broken.ts';
import { actsToLookAt, actsToSend, hasWork } from './acts.repository.ts';
import { lookAtAct } from './look-at-act.ts';
import { planActs } from './plan-acts.ts';
import { sendAct } from './send-act.ts';
import { tokenConnectionOf, tokenNode } from './token-connection.ts';
import { type TokenRun, tokenRun } from './token-run.ts';

/** What one tenant's chain may take of a run. */
const RUN_MS = 45_000;
/** Acts that were confirmed so many blocks ago, or fewer, are looked at again: a reorganisation may take them back. */
const WATCHED_BLOCKS = 64;
/** On every chain far longer than those blocks take. */
const WATCHED_MS = 24 * 3_600_000;
const ACTS_AT_ONCE = 50;
/** What is made in one round is what the next one stands on: so many rounds make a token from nothing, where each block comes at once. */
const MOST_ROUNDS = 8;

/** Works at every tenant's tokens at the same time; a chain that is slow, wrong or silent holds up nobody else's. */
export async function workTokens(deps: Deps, runMs = RUN_MS): Promise<void> {
  const tenants = await deps.tenants.list();
  await Promise.all(
    tenants.map((tenant) =>
      workTenantTokens(deps, tenant, runMs).catch((error: unknown) => {
        if (!(error instanceof TenantBroken || error instanceof ProcessEnding))
          deps.log.warn({ err: error, tenantId: tenant.id }, 'tokens on a chain could not be worked at');
      }),
    ),
  );
  stopIfEnding(deps);
}

/** One tenant's run. May run twice at a time. Throws `ChainDown`; what was done until then stays. */
export async function workTenantTokens(
  deps: Deps,
  tenant: { id: string; host: string },
  runMs = RUN_MS,
): Promise<void> {
  const connection = await tenantWork(
    deps,
    tenant.id,
    async (work) => {
      const found = tokenConnectionOf(work.tenant, deps.config);
      if (found) await planActs(work, found.chainId);
      return found;
    },
    tenant.host,
  );
  if (!connection) return;
  const waits = await tenantWork(
    deps,
    tenant.id,
    ({ tx, now }) => hasWork(tx, connection.chainId, now, new Date(now.getTime() - WATCHED_MS)),
    tenant.host,
  );
  if (!waits) return;
  const node = tokenNode(connection, Date.now() + runMs);
  if ((await node.chainId()) !== connection.chainId) throw new ChainDown('the node is of another chain');
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    stopIfEnding(deps);
    const run = tokenRun(deps, tenant, { connection, node, head: await node.blockNumber() });
    if (!(await oneRound(deps, run))) return;
  }
}

/** Looks at what was sent, then sends what can be. @returns whether anything was sent */
async function oneRound(deps: Deps, run: TokenRun): Promise<boolean> {
  const { chainId } = run.connection;
  for (const act of await run.db(({ tx }) => actsToLookAt(tx, chainId, run.head - WATCHED_BLOCKS))) {
    stopIfEnding(deps);
    await lookAtAct(run, act);
  }
  // What stands on the chain now makes other things possible: an address that is registered can be given its tokens.
  await run.db((work) => planActs(work, chainId));
  let moved = false;
  for (const act of await run.db(({ tx, now }) => actsToSend(tx, chainId, now, ACTS_AT_ONCE))) {
    stopIfEnding(deps);
    try {
      moved = (await sendAct(run, act)) || moved;
    } catch (error) {
      // The node's no to one act is not the others'.
      if (!(error instanceof ChainRefused)) throw error;
      deps.log.warn({ err: error, tenantId: run.tenantId, act: act.key }, 'a token’s transaction was refused');
    }
  }
  return moved;
}

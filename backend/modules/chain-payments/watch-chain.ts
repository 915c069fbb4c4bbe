import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { chainConnectionOf } from './chain-connection.ts';
import { confirmTransfers } from './confirm-transfers.ts';
import { cursorOf } from './cursors.repository.ts';
import { chainNode } from './json-rpc.ts';
import { refundsWaiting } from './portions.repository.ts';
import { readBlocks } from './read-blocks.ts';
import { settleAttempt } from './settle-attempt.ts';
import { attemptsToSettle } from './transfers.repository.ts';

/** Reads every tenant's chain and books what came; a chain that does not answer waits for the next run and holds up nobody else's. */
export async function watchChains(deps: Deps): Promise<void> {
  for (const tenant of await deps.tenants.list()) {
    await watchChain(deps, tenant).catch((error: unknown) => {
      deps.log.warn({ err: error, tenantId: tenant.id }, 'a chain could not be read');
    });
  }
}

/** Reads one tenant's chain from where it stopped. May run twice at a time. Throws `ChainDown`; what was read until then stays. */
export async function watchChain(deps: Deps, tenant: { id: string; host: string }): Promise<void> {
  const begun = await tenantWork(
    deps,
    tenant.id,
    async (work) => {
      const connection = chainConnectionOf(work.tenant, deps.config);
      const cursor = connection && (await cursorOf(work.tx, connection.chainId));
      return connection && cursor && { connection, cursor };
    },
    tenant.host,
  );
  // No address was ever shown.
  if (!begun) return;
  const node = chainNode(begun.connection.rpcUrl);
  const caughtUp = await readBlocks(deps, tenant, node, begun.cursor);
  await confirmTransfers(deps, tenant, node, begun.connection.confirmations);
  for (const id of await tenantWork(deps, tenant.id, ({ tx }) => attemptsToSettle(tx), tenant.host)) {
    await tenantWork(deps, tenant.id, (work) => settleAttempt(work, id, caughtUp), tenant.host).catch(
      (error: unknown) => deps.log.error({ err: error, tenantId: tenant.id, attemptId: id }, 'ether was not booked'),
    );
  }
  await tenantWork(
    deps,
    tenant.id,
    async ({ tx, enqueue }) => {
      for (const refundId of await refundsWaiting(tx)) await enqueue('refund.send', { tenantId: tenant.id, refundId });
    },
    tenant.host,
  );
}

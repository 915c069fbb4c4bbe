import type { Deps } from '#backend/deps.ts';
import { ProcessEnding, stopIfEnding } from '#backend/jobs/ending.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { TenantBroken } from '#backend/tenant/tenant-broken.ts';
import { chainConnectionOf, nodeOf } from './chain-connection.ts';
import { confirmPayouts } from './confirm-payouts.ts';
import { confirmTransfers } from './confirm-transfers.ts';
import { cursorOf } from './cursors.repository.ts';
import { lookAtBalances } from './look-at-balances.ts';
import { refundsWaiting } from './portions.repository.ts';
import { readBlocks } from './read-blocks.ts';
import { settleAttempt } from './settle-attempt.ts';
import { attemptsToSettle } from './transfers.repository.ts';

/** What one tenant's chain may take of a run; what is left waits for the next. */
const RUN_MS = 45_000;

/** Reads every tenant's chain at the same time and books what came; a chain that is slow, wrong or silent waits for the next run and holds up nobody else's. */
export async function watchChains(deps: Deps, runMs = RUN_MS): Promise<void> {
  const tenants = await deps.tenants.list();
  await Promise.all(
    tenants.map((tenant) =>
      watchChain(deps, tenant, runMs).catch((error: unknown) => {
        // One whose settings do not parse was told of when they changed.
        if (!(error instanceof TenantBroken || error instanceof ProcessEnding))
          deps.log.warn({ err: error, tenantId: tenant.id }, 'a chain could not be read');
      }),
    ),
  );
  stopIfEnding(deps);
}

/** Reads one tenant's chain from where it stopped. May run twice at a time. Throws `ChainDown`; what was read until then stays. */
export async function watchChain(deps: Deps, tenant: { id: string; host: string }, runMs = RUN_MS): Promise<void> {
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
  const node = nodeOf(begun.connection, Date.now() + runMs);
  const caughtUp = await readBlocks(deps, tenant, node, begun.cursor);
  stopIfEnding(deps);
  await confirmTransfers(deps, tenant, node, begun.connection.confirmations);
  stopIfEnding(deps);
  await confirmPayouts(deps, tenant, node, begun.connection);
  stopIfEnding(deps);
  for (const id of await tenantWork(deps, tenant.id, ({ tx }) => attemptsToSettle(tx), tenant.host)) {
    stopIfEnding(deps);
    await tenantWork(deps, tenant.id, (work) => settleAttempt(work, id, caughtUp), tenant.host).catch(
      (error: unknown) => deps.log.error({ err: error, tenantId: tenant.id, attemptId: id }, 'ether was not booked'),
    );
  }
  stopIfEnding(deps);
  if (caughtUp) await lookAtBalances(deps, tenant, node, begun.connection);
  await tenantWork(
    deps,
    tenant.id,
    async ({ tx, enqueue }) => {
      for (const refundId of await refundsWaiting(tx)) await enqueue('refund.send', { tenantId: tenant.id, refundId });
    },
    tenant.host,
  );
}

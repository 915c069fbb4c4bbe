import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { batchById, transfersOf } from '#backend/modules/wallet-payouts/batches.repository.ts';
import { addressOfKey, checksummed } from '#backend/providers/ether/deposit-keys.ts';
import { watchChain } from '#backend/providers/ether/watch-chain.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ethText } from '#domain/money/wei.ts';
import { BATCH_DECISIONS, type BatchDecision, batchPage } from './local-batch-page.ts';
import { CONTENT_POLICY, languageOf } from './local-page.ts';
import { machineChain, walletKey } from './machine-chain.ts';
import { payFromWallet } from './pay-from-wallet.ts';

type Standing = NonNullable<Awaited<ReturnType<typeof find>>>;

/** This machine's wallet as the one from which a tenant pays earnings: what its signers would do with a batch. It moves no money. */
export function localBatch(deps: Deps): Hono {
  const routes = new Hono();
  const path = '/local-wallet/:tenantId/batch/:batchId';

  routes.get(path, async (c) => {
    const standing = await find(deps, c.req.param('tenantId'), c.req.param('batchId'));
    return standing ? c.html(batchPage(standing.facts, languageOf(c)), 200, CONTENT_POLICY) : c.notFound();
  });

  routes.post(path, async (c) => {
    const { tenantId, batchId } = c.req.param();
    const standing = await find(deps, tenantId, batchId);
    const decision = z.enum(BATCH_DECISIONS).safeParse((await c.req.parseBody()).decision).data;
    if (!standing || !decision) return c.notFound();
    await act(deps, standing, decision);
    await watchChain(deps, standing.tenant);
    return c.redirect(`${c.req.path}?lang=${languageOf(c)}`, 303);
  });
  return routes;
}

async function act(deps: Deps, { open, facts, confirmations }: Standing, decision: BatchDecision): Promise<void> {
  const now = deps.clock.now();
  if (decision === 'mine') {
    await (await machineChain(deps.config.dataDir)).mine(confirmations, now);
    return;
  }
  // Only the wallet that the batch was made for pays it.
  if (!facts.isOurs) return;
  for (const { address, wei } of decision === 'all' ? open : open.slice(0, 1))
    await payFromWallet(deps, address, decision === 'less' ? wei - 1n : wei, now);
}

async function find(deps: Deps, tenantId: string, batchId: string) {
  const tenant = (await deps.tenants.list()).find(({ id }) => id === tenantId);
  if (!tenant || !z.uuid().safeParse(batchId).success) return null;
  const own = checksummed(addressOfKey(walletKey(deps.config.dataDir)));
  return tenantWork(
    deps,
    tenantId,
    async (work) => {
      const found = await batchById(work.tx, tenantId, batchId);
      const chain = deps.providers.payoutChain.of(work.tenant, deps.config);
      if (!found || found.batch.withdrawnAt || !chain) return null;
      const { batch } = found;
      const rows = await transfersOf(work.tx, tenantId, batchId);
      const open = rows.filter(({ outcome, address }) => outcome === 'OPEN' && address !== '');
      return {
        open,
        tenant: { id: tenantId, host: tenant.host },
        confirmations: chain.confirmations,
        facts: {
          ...{ name: batch.name, payer: batch.payer, own, isOurs: batch.payer === own },
          rows: rows.map(({ address, wei, outcome }) => ({ address, ether: ethText(wei), outcome })),
          backTo: deps.config.dashboardOrigin(tenant.host) + pathTo.manager.walletBatch(batch.id),
        },
      };
    },
    tenant.host,
  );
}

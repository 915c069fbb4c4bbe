import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { investmentById, issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { type AttemptRow, attemptByReference } from '#backend/modules/payment-records/attempts.repository.ts';
import { ether } from '#backend/providers/ether/chain-adapter.ts';
import { quoteOf } from '#backend/providers/ether/quote.ts';
import { watchChain } from '#backend/providers/ether/watch-chain.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ethText } from '#domain/money/wei.ts';
import { CONTENT_POLICY, languageOf } from './local-page.ts';
import { DECISIONS, type Decision, walletPage } from './local-wallet-page.ts';
import { machineChain } from './machine-chain.ts';
import { payFromWallet } from './pay-from-wallet.ts';

const AFTER_THE_QUOTE_MS = 60_000;

type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>;

/** A wallet of one's own machine that pays on its chain, exactly or not, and makes blocks. It belongs to nobody and moves no money. */
export function localWallet(deps: Deps): Hono {
  const routes = new Hono();
  const path = '/local-wallet/:tenantId/:address';

  routes.get(path, async (c) => {
    const standing = await find(deps, c.req.param('tenantId'), c.req.param('address'));
    if (!standing) return c.notFound();
    return c.html(walletPage(standing.facts, languageOf(c)), 200, CONTENT_POLICY);
  });

  routes.post(path, async (c) => {
    const { tenantId, address } = c.req.param();
    const standing = await find(deps, tenantId, address);
    const decision = z.enum(DECISIONS).safeParse((await c.req.parseBody()).decision).data;
    if (!standing || !decision) return c.notFound();
    await act(deps, standing, decision);
    await watchChain(deps, standing.tenant);
    return c.redirect(`${c.req.path}?lang=${languageOf(c)}`, 303);
  });
  return routes;
}

async function act(deps: Deps, { attempt, missing, needed }: Standing, decision: Decision): Promise<void> {
  const now = deps.clock.now();
  const { reference } = attempt;
  const { wei, quoteEndsAt } = quoteOf(attempt);
  // Who has paid it all and pays again sends it all once more.
  const due = missing > 0n ? missing : wei;
  if (decision === 'mine') await (await machineChain(deps.config.dataDir)).mine(needed, now);
  else if (decision === 'late')
    await payFromWallet(deps, reference, due, new Date(quoteEndsAt.getTime() + AFTER_THE_QUOTE_MS));
  else await payFromWallet(deps, reference, { exact: due, less: due / 2n, more: (due * 11n) / 10n }[decision], now);
}

async function find(deps: Deps, tenantId: string, address: string) {
  const tenant = (await deps.tenants.list()).find(({ id }) => id === tenantId);
  if (!tenant) return null;
  const found = await tenantWork(deps, tenantId, (work) => standingOf(work, address.toLowerCase()), tenant.host);
  return found && { ...found, tenant };
}

/** An attempt at this machine's chain with what the page shows of it. */
async function standingOf(work: Work, address: string) {
  const attempt = await attemptByReference(work.tx, 'chain', address);
  const investment = attempt && (await investmentById(work.tx, attempt.investmentId));
  const issuance = investment && (await issuanceById(work.tx, investment.issuanceId));
  if (!attempt || !investment || !issuance) return null;
  const backTo =
    work.deps.config.dashboardOrigin(work.tenant.host) + pathTo.invest(issuance.slug, 'payment-creditcard');
  const shown = await ether.handover(work, { investment, attempt, returnTo: backTo, lang: 'es', asked: null });
  if (shown?.kind !== 'address' || !shown.wallet_url) return null;
  const received = BigInt(shown.received_wei);
  return {
    attempt: attempt satisfies AttemptRow,
    missing: BigInt(shown.amount_wei) - received,
    needed: shown.confirmations_needed,
    facts: {
      address: shown.address,
      asked: shown.amount_eth,
      received: ethText(received),
      confirmations: `${shown.confirmations} / ${shown.confirmations_needed}`,
      backTo,
    },
    tenant: { id: work.tenant.id, host: work.tenant.host },
  };
}

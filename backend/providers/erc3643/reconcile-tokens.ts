import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { ChainDown } from '#backend/providers/ether/chain-node.ts';
import {
  type ChainTokenRow,
  chainHoldersOf,
  chainTokensOf,
  changeChainToken,
  keepHolder,
  standOf,
} from './chain-tokens.repository.ts';
import { tokenConnectionOf, tokenNode } from './token-connection.ts';
import { holderAt, read } from './token-contracts.ts';
import { type TokenRun, tokenRun } from './token-run.ts';

/** Addresses that are asked for at the same time. */
const AT_ONCE = 10;

/** Holds every tenant's tokens beside the register: a node that is down leaves what was known before, with its date. */
export async function reconcileTokens(deps: Deps): Promise<void> {
  await forEachTenant(deps, (tenant) => reconcileTenantTokens(deps, tenant));
}

export async function reconcileTenantTokens(deps: Deps, tenant: { id: string; host: string }): Promise<void> {
  const known = await tenantWork(
    deps,
    tenant.id,
    async (work) => {
      const connection = tokenConnectionOf(work.tenant, deps.config);
      if (!connection) return null;
      const tokens = await chainTokensOf(work.tx, tenant.id, connection.chainId);
      return { connection, tokens: tokens.filter(({ token }) => token.address !== null) };
    },
    tenant.host,
  );
  if (!known || known.tokens.length === 0) return;
  const node = tokenNode(known.connection);
  if ((await node.chainId()) !== known.connection.chainId) throw new ChainDown('the node is of another chain');
  for (const { token } of known.tokens) {
    stopIfEnding(deps);
    await reconcile(tokenRun(deps, tenant, { ...known, node, head: await node.blockNumber() }), token);
  }
}

/**
 * Reads supply and every address that the token has ever known, and counts who has other tokens there than in the register, those on their way left out. The
 * supply besides: tokens that none of the known addresses has are a difference of nobody's.
 */
async function reconcile(
  { node, db, head }: TokenRun,
  { issuanceId, address, registry }: ChainTokenRow,
): Promise<void> {
  if (!address || !registry) return;
  const holders = await db(({ tx, tenant }) => chainHoldersOf(tx, tenant.id, issuanceId));
  const found: { address: string; tokens: number; frozen: boolean; listed: boolean }[] = [];
  for (let at = 0; at < holders.length; at += AT_ONCE) {
    const some = holders.slice(at, at + AT_ONCE).map(async (holder) => ({
      address: holder.address,
      ...(await holderAt(node, { address, registry }, holder.address)),
    }));
    found.push(...(await Promise.all(some)));
  }
  const supply = Number(await read(node, { contract: 'Token', at: address }, 'totalSupply'));
  const paused = (await read(node, { contract: 'Token', at: address }, 'paused')) === true;
  await db(async ({ tx, tenant, now, audit }) => {
    for (const holder of found) await keepHolder(tx, { tenantId: tenant.id, issuanceId, seenAt: now, ...holder });
    const stand = await standOf(tx, tenant.id, issuanceId);
    const held = found.reduce((sum, { tokens }) => sum + tokens, 0);
    const differing =
      stand.filter(({ register, chain, pending }) => Number(register) !== Number(chain) + Number(pending)).length +
      (supply === held ? 0 : 1);
    const sum = (of: 'register' | 'pending') => stand.reduce((all, row) => all + Number(row[of]), 0);
    await changeChainToken(tx, tenant.id, issuanceId, {
      ...{ paused, supply, registerSupply: sum('register'), pending: sum('pending'), differing },
      ...{ checkedAt: now, checkedBlock: head },
    });
    if (differing > 0) {
      const subject = { type: 'issuance', id: issuanceId };
      await audit('token.differs_from_register', { subject, details: { differing, supply, block: head } });
    }
  });
}

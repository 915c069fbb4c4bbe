import { createHash } from 'node:crypto';
import { whitelistChanges } from '#backend/modules/whitelist/approved-addresses.repository.ts';
import type { Work } from '#backend/work.ts';
import { type ActRow, insertActs } from './acts.repository.ts';
import { chainTokensOf, changeChainToken, ordersToMintOnChain } from './chain-tokens.repository.ts';
import { SUITE_STEPS } from './suite.ts';

const ENTRIES_AT_ONCE = 200;
const MINTS_AT_ONCE = 200;

type New = Pick<ActRow, 'key' | 'kind'> & Partial<ActRow>;

/** Asks the chain for all that has been decided and was not asked yet: contracts of a token, addresses of the whitelist, tokens that the ledger has made. */
export async function planActs({ tx, tenant, now }: Work, chainId: number): Promise<void> {
  const put = (acts: New[]) =>
    insertActs(
      tx,
      acts.map((act) => ({
        state: 'QUEUED' as const,
        ...act,
        tenantId: tenant.id,
        chainId,
        createdAt: now,
        movedAt: now,
      })),
    );
  const tokens = await chainTokensOf(tx, tenant.id, chainId);
  if (tokens.length === 0) return;
  await put(SUITE_STEPS.map(({ step }) => ({ key: suiteKey(step), kind: 'suite', params: { step } })));
  for (const { token } of tokens) {
    const { issuanceId, listedUntil, listedEntry } = token;
    await put([
      { key: deployKey(issuanceId), kind: 'deploy', issuanceId },
      { key: `open:${issuanceId}`, kind: 'open', issuanceId },
    ]);
    const since = listedUntil && listedEntry ? { movedAt: listedUntil, entryId: listedEntry } : null;
    const changes = await whitelistChanges(tx, tenant.id, issuanceId, { since, limit: ENTRIES_AT_ONCE });
    for (const { entryId, address: shown, userId, state, movedAt } of changes) {
      const address = shown.toLowerCase();
      const about = { issuanceId, userId, params: { address } };
      // A decision that is taken back and taken again is another one.
      const key = `${issuanceId}:${address}:${entryId}:${movedAt.getTime()}`;
      if (state === 'APPROVED') {
        await put([
          { key: identityKey(tenant.id, userId ?? address), kind: 'identity', userId, params: { address } },
          { key: `register:${key}`, kind: 'register', ...about },
        ]);
      } else if (state === 'REVOKED') await put([{ key: `unregister:${key}`, kind: 'unregister', ...about }]);
    }
    const last = changes.at(-1);
    if (last)
      await changeChainToken(tx, tenant.id, issuanceId, { listedUntil: last.movedAt, listedEntry: last.entryId });
  }
  const orders = await ordersToMintOnChain(tx, tenant.id, chainId, MINTS_AT_ONCE);
  await put(
    orders.map((order) => ({
      key: `mint:${order.id}`,
      kind: 'mint',
      issuanceId: order.issuance_id,
      userId: order.user_id,
      investmentId: order.id,
      params: { to: order.address, tokens: Number(order.tokens) },
    })),
  );
}

export const suiteKey = (step: string) => `suite:${step}`;
export const deployKey = (issuanceId: string) => `deploy:${issuanceId}`;

/** What names a person's identity contract on a chain that all can read: nobody can tell the person from it. */
export const identitySalt = (tenantId: string, of: string) =>
  createHash('sha256').update(`${tenantId}:${of}`).digest('hex');
export const identityKey = (tenantId: string, of: string) => `identity:${identitySalt(tenantId, of)}`;

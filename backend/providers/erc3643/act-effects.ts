import type { ChainNode } from '#backend/providers/ether/chain-node.ts';
import type { Work } from '#backend/work.ts';
import type { ActRow } from './acts.repository.ts';
import type { ActFacts } from './build-act.ts';
import { changeChainToken, keepHolder } from './chain-tokens.repository.ts';
import { holderAt, read } from './token-contracts.ts';

/** The address that an act has made, read from the chain; null for one that makes none. */
export async function resultOf(node: ChainNode, act: ActRow, facts: ActFacts): Promise<string | null> {
  const { kind, issuanceId, params } = act;
  const ask = async (contract: 'TREXFactory' | 'IdFactory', method: string, of: unknown) =>
    String(await read(node, { contract, at: facts.contract(contract) ?? '' }, method, [of])).toLowerCase();
  if (kind === 'deploy') return ask('TREXFactory', 'getToken', issuanceId);
  if (kind === 'identity') return ask('IdFactory', 'getIdentity', params.address);
  return null;
}

/** What is different now on the chain, read from there; what comes back keeps it. */
export async function takeEffects(
  node: ChainNode,
  act: ActRow,
  facts: ActFacts,
  result: string | null,
): Promise<(work: Work) => Promise<void>> {
  const { kind, issuanceId, params, userId } = act;
  const address = kind === 'deploy' ? result : facts.token?.address;
  if (!issuanceId || !address) return async () => undefined;
  const token = { contract: 'Token', at: address } as const;
  const registry = facts.token?.registry ?? String(await read(node, token, 'identityRegistry')).toLowerCase();
  const paused = (await read(node, token, 'paused')) === true;
  const touched = [params.address, params.to].filter((one) => one !== undefined);
  const holders = await Promise.all(
    touched.map(async (of) => ({ address: of, ...(await holderAt(node, { address, registry }, of)) })),
  );
  // A token moved by force goes to another person's address: whose it is stands there already.
  const owner = (of: string) => (kind === 'forced_transfer' && of === params.to ? null : userId);
  return async ({ tx, tenant, now }) => {
    await changeChainToken(tx, tenant.id, issuanceId, { address, registry, paused });
    for (const holder of holders) {
      await keepHolder(tx, {
        ...{ tenantId: tenant.id, issuanceId, seenAt: now },
        ...holder,
        ...{ userId: owner(holder.address), identity: facts.identity },
      });
    }
  };
}

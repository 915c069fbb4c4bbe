import type { Work } from '#backend/work.ts';
import { type ActRow, resultsOf } from './acts.repository.ts';
import type { ActFacts } from './build-act.ts';
import { chainTokenOf, tokenNames } from './chain-tokens.repository.ts';
import { deployKey, identityKey, suiteKey } from './plan-acts.ts';
import { SUITE_STEPS } from './suite.ts';

/** Reads what an act's transaction is made of. */
export async function actFacts({ tx, tenant }: Work, act: ActRow, owner: string): Promise<ActFacts> {
  const { issuanceId, userId, params, chainId } = act;
  const ofIdentity = userId ?? params.address ?? '';
  const identity = identityKey(tenant.id, ofIdentity);
  const keys = [
    ...SUITE_STEPS.map(({ step }) => suiteKey(step)),
    ...(issuanceId ? [deployKey(issuanceId)] : []),
    ...[identity, `${act.key}:key`],
  ];
  const results = await resultsOf(tx, chainId, keys);
  const row = issuanceId && (await chainTokenOf(tx, tenant.id, issuanceId));
  const named = issuanceId && (await tokenNames(tx, tenant.id, issuanceId));
  return {
    owner,
    contract: (name) => results.get(suiteKey(name)) || null,
    token: row && named ? { address: row.address, registry: row.registry, ...named } : null,
    identity: results.get(identity) || null,
    isThere: (key) => results.has(key),
  };
}

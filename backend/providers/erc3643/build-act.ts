import type { ActRow } from './acts.repository.ts';
import { identitySalt } from './plan-acts.ts';
import { SUITE_STEPS, type SuiteContract } from './suite.ts';
import { creation, encoded, keyOf } from './token-contracts.ts';

/** Everything of the database that an act's transaction is made of. */
export interface ActFacts {
  /** Where the tenant's shared contracts are; null: not there yet. */
  contract(name: SuiteContract): string | null;
  /** The act's token; null where it is not made yet. */
  token: { address: string | null; registry: string | null; name: string; symbol: string } | null;
  /** The identity contract of the act's person or address. */
  identity: string | null;
  /** A step of the suite, or another act that this one waits for, stands on the chain. */
  isThere(key: string): boolean;
  owner: string;
}

interface Made {
  to: string | null;
  data: string;
}

const ZERO = '0x0000000000000000000000000000000000000000';
/** Countries stand on the chain for all to read: none is told. */
const NO_COUNTRY = 0;
/** ERC-734: may manage the identity, of the kind ECDSA. */
const MANAGEMENT = 1;

/** The transaction of an act; null as long as what it stands on is not there. */
export async function buildAct(act: ActRow, facts: ActFacts): Promise<Made | null> {
  const { kind, params } = act;
  const { token, owner } = facts;
  const onToken = async (method: string, args: readonly unknown[]): Promise<Made | null> =>
    token?.address ? { to: token.address, data: await encoded('Token', method, args) } : null;
  const onRegistry = async (method: string, args: readonly unknown[]): Promise<Made | null> =>
    token?.registry ? { to: token.registry, data: await encoded('IdentityRegistry', method, args) } : null;
  switch (kind) {
    case 'suite':
      return suiteStep(params.step ?? '', facts);
    case 'deploy':
      return deployment(act, facts);
    case 'open':
    case 'unpause':
      return onToken('unpause', []);
    case 'pause':
      return onToken('pause', []);
    case 'identity':
      return identity(act, facts);
    case 'register':
      return facts.identity ? onRegistry('registerIdentity', [params.address, facts.identity, NO_COUNTRY]) : null;
    case 'unregister':
      return onRegistry('deleteIdentity', [params.address]);
    case 'mint':
      return minting(act, await onToken('mint', [params.to, BigInt(params.tokens ?? 0)]));
    case 'freeze':
    case 'unfreeze':
      return onToken('setAddressFrozen', [params.address, kind === 'freeze']);
    case 'forced_transfer':
      return onToken('forcedTransfer', [params.address, params.to, BigInt(params.tokens ?? 0)]);
    case 'recovery_key':
      return facts.identity
        ? {
            to: facts.identity,
            data: await encoded('Identity', 'addKey', [await keyOf(params.to ?? ''), MANAGEMENT, 1]),
          }
        : null;
    case 'recovery':
      return facts.identity && facts.isThere(`${act.key}:key`)
        ? onToken('recoveryAddress', [params.address, params.to, facts.identity])
        : null;
    default: {
      const unknown: never = kind;
      throw new Error(`nothing is known of ${String(unknown)} ${owner}`);
    }
  }
}

async function suiteStep(name: string, { contract, owner }: ActFacts): Promise<Made | null> {
  const step = SUITE_STEPS.find((one) => one.step === name);
  if (!step || step.needs.some((need) => contract(need) === null)) return null;
  const args = step.args((of) => contract(of) ?? ZERO, owner);
  if (step.on === null) return { to: null, data: await creation(name as SuiteContract, args) };
  return { to: contract(step.on), data: await encoded(step.on, step.method ?? '', args) };
}

/** A whole token: registries, compliance and the token itself, made by the suite's factory once for its salt. Whole tokens, and nobody's claims are asked. */
async function deployment({ issuanceId }: ActRow, { contract, token, owner, isThere }: ActFacts): Promise<Made | null> {
  const factory = contract('TREXFactory');
  if (!factory || !token || !isThere('suite:version') || !isThere('suite:tokenFactory')) return null;
  const { name, symbol } = token;
  const details = {
    ...{ owner, name, symbol, decimals: 0, irs: ZERO, ONCHAINID: ZERO },
    ...{ irAgents: [owner], tokenAgents: [owner], complianceModules: [], complianceSettings: [] },
  };
  const claims = { claimTopics: [], issuers: [], issuerClaims: [] };
  return { to: factory, data: await encoded('TREXFactory', 'deployTREXSuite', [issuanceId, details, claims]) };
}

/** A person's identity contract (ONCHAINID), managed by the account that signs, so that a lost wallet can be replaced. */
async function identity({ tenantId, userId, params }: ActRow, { contract, owner }: ActFacts): Promise<Made | null> {
  const factory = contract('IdFactory');
  if (!factory) return null;
  const salt = identitySalt(tenantId, userId ?? params.address ?? '');
  const args = [params.address, salt, [await keyOf(owner)]];
  return { to: factory, data: await encoded('IdFactory', 'createIdentityWithManagementKeys', args) };
}

/** A mint carries its order's id behind its arguments, where contracts do not look: on the chain itself it can be seen that it was made. */
function minting({ investmentId }: ActRow, made: Made | null): Made | null {
  return made && { ...made, data: made.data + orderMark(investmentId ?? '') };
}

export const orderMark = (investmentId: string) => investmentId.replaceAll('-', '');

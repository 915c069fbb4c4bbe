import type { Abi, Hex } from 'viem';

/** A compiled contract of the suite, as its makers published it. */
interface Compiled {
  abi: Abi;
  bytecode: Hex;
}

/** The contracts that we use, by our names of the steps that make them. */
const SUITE_CONTRACTS = [
  'Token',
  'ClaimTopicsRegistry',
  'IdentityRegistry',
  'IdentityRegistryStorage',
  'TrustedIssuersRegistry',
  'ModularCompliance',
  'TREXImplementationAuthority',
  'Identity',
  'ImplementationAuthority',
  'IdFactory',
  'TREXFactory',
] as const;
export type SuiteContract = (typeof SUITE_CONTRACTS)[number];
export type Suite = Record<SuiteContract, Compiled>;

let loaded: Promise<Suite> | undefined;

/** The compiled contracts, read when a chain is first worked at: no other start pays for them. */
export function suite(): Promise<Suite> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Suite> {
  const [trex, onchainId] = await Promise.all([import('@tokenysolutions/t-rex'), import('@onchain-id/solidity')]);
  const { Identity, ImplementationAuthority, Factory } = onchainId.default.contracts;
  const named = { ...trex.default.contracts, Identity, ImplementationAuthority, IdFactory: Factory };
  // JSON that the packages type as any.
  return Object.fromEntries(
    SUITE_CONTRACTS.map((name) => [name, named[name as keyof typeof named]]),
  ) as unknown as Suite;
}

const ZERO = '0x0000000000000000000000000000000000000000';

/** A step that makes what all tokens of a tenant share: what it needs, and the constructor's or the function's arguments. */
interface SuiteStep {
  step: string;
  needs: readonly SuiteContract[];
  /** Null: a contract is made. */
  on: SuiteContract | null;
  method?: string;
  args(of: (name: SuiteContract) => string, owner: string): readonly unknown[];
}

const IMPLEMENTATIONS = [
  'Token',
  'ClaimTopicsRegistry',
  'IdentityRegistry',
  'IdentityRegistryStorage',
  'TrustedIssuersRegistry',
  'ModularCompliance',
] as const satisfies readonly SuiteContract[];

const made = (
  step: SuiteContract,
  needs: readonly SuiteContract[] = [],
  args: SuiteStep['args'] = () => [],
): SuiteStep => ({
  ...{ step, needs, args },
  on: null,
});

/** What has to stand on the chain before a tenant's first token, in an order in which each step's needs come before it. */
export const SUITE_STEPS: readonly SuiteStep[] = [
  ...IMPLEMENTATIONS.map((name) => made(name)),
  made('TREXImplementationAuthority', [], () => [true, ZERO, ZERO]),
  {
    step: 'version',
    needs: [...IMPLEMENTATIONS, 'TREXImplementationAuthority'],
    on: 'TREXImplementationAuthority',
    method: 'addAndUseTREXVersion',
    args: (of) => [
      { major: 4, minor: 1, patch: 6 },
      {
        tokenImplementation: of('Token'),
        ctrImplementation: of('ClaimTopicsRegistry'),
        irImplementation: of('IdentityRegistry'),
        irsImplementation: of('IdentityRegistryStorage'),
        tirImplementation: of('TrustedIssuersRegistry'),
        mcImplementation: of('ModularCompliance'),
      },
    ],
  },
  // As a library: nobody can act as the implementation itself.
  made('Identity', [], (_, owner) => [owner, true]),
  made('ImplementationAuthority', ['Identity'], (of) => [of('Identity')]),
  made('IdFactory', ['ImplementationAuthority'], (of) => [of('ImplementationAuthority')]),
  made('TREXFactory', ['TREXImplementationAuthority', 'IdFactory'], (of) => [
    of('TREXImplementationAuthority'),
    of('IdFactory'),
  ]),
  {
    step: 'tokenFactory',
    needs: ['IdFactory', 'TREXFactory'],
    on: 'IdFactory',
    method: 'addTokenFactory',
    args: (of) => [of('TREXFactory')],
  },
];

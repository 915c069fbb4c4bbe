import { createHash } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import type { BackendConfig } from '#backend/config.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { type ChainNode, chainNode } from './chain-node.ts';
import { accountOf } from './deposit-keys.ts';
import { LOCAL_CHAIN_ID } from './local-chain-id.ts';
import { machineKey } from './machine-key.ts';

/** A tenant's way to its chain. */
export interface ChainConnection {
  chainId: number;
  rpcUrl: string;
  /** The node must be a host of the public network: an address of the settings reaches nothing inside. */
  publicOnly: boolean;
  /** Blocks from a transfer's own to the newest, both counted, before it is booked. */
  confirmations: number;
  /** The extended public key of the deposit addresses. */
  accountKey(): string;
  /** The private side, for what is sent back; null where this back end has none. */
  signer(): HDKey | null;
  /** Pages of the chain, before `/tx/…`; null where none are known. */
  explorerUrl: string | null;
  /** `stated`: the rate itself, units for one ether; else where it is asked. */
  rate: { stated: string } | { url: string };
}

type Config = Pick<BackendConfig, 'isOwnMachine' | 'apiOrigin' | 'dataDir' | 'chainSigningKey' | 'ethRateUrl'>;

/** A tenant's chain, where it can be used here: the chain of one's own machine only on one's own machine. */
export function chainConnectionOf(
  { id, settings }: Pick<CallTenant, 'id' | 'settings'>,
  config: Config,
): ChainConnection | null {
  const { chain } = settings;
  if (!chain) return null;
  if (chain.environment === 'live') {
    const { chainId, rpcUrl, accountKey, account, confirmations, explorerUrl } = chain;
    return {
      ...{ chainId, rpcUrl, confirmations, explorerUrl },
      publicOnly: !config.isOwnMachine,
      accountKey: () => accountKey,
      signer: () => signerOf(config.chainSigningKey, account, accountKey),
      rate: { url: config.ethRateUrl },
    };
  }
  if (!config.isOwnMachine || !config.apiOrigin) return null;
  const account = () => accountOf(machineKey(config.dataDir), accountNumber(id));
  return {
    chainId: LOCAL_CHAIN_ID,
    rpcUrl: `${config.apiOrigin}/local-chain`,
    publicOnly: false,
    confirmations: chain.confirmations,
    explorerUrl: chain.explorerUrl,
    accountKey: () => account().publicExtendedKey,
    signer: account,
    rate: { stated: chain.rate },
  };
}

/** The node of a connection. @param until moment, in milliseconds, from which on nothing more is asked */
export function nodeOf({ rpcUrl, publicOnly }: ChainConnection, until?: number): ChainNode {
  return chainNode(rpcUrl, { publicOnly, until });
}

/** The account's private side, where the key of the settings is the one that the deposit addresses come from. */
function signerOf(masterKey: string | null, account: number, accountKey: string): HDKey | null {
  if (!masterKey) return null;
  const signer = accountOf(HDKey.fromExtendedKey(masterKey), account);
  return signer.publicExtendedKey === accountKey ? signer : null;
}

/** On one's own machine each tenant has the account that its id names: below 2^31, as hardened derivation asks. */
function accountNumber(tenantId: string): number {
  return createHash('sha256').update(tenantId).digest().readUInt32BE() >>> 1;
}

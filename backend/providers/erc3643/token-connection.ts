import { HDKey } from '@scure/bip32';
import type { BackendConfig } from '#backend/config.ts';
import { type ChainNode, chainNode } from '#backend/providers/ether/chain-node.ts';
import { machineKey } from '#backend/providers/ether/machine-key.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { keyService } from './key-service.ts';
import { keySigner, type TokenSigner } from './token-signer.ts';

/** A tenant's way to the chain of its tokens. */
export interface TokenConnection {
  chainId: number;
  rpcUrl: string;
  publicOnly: boolean;
  /** Blocks from a transaction's own to the newest, both counted, before it counts. */
  confirmations: number;
  /** Pages of addresses and transactions; null: none is linked. */
  explorerUrl: string | null;
  /** Null where this back end has neither key nor key service: then the chain is read and nothing is sent. */
  signer(): TokenSigner | null;
}

type Config = Pick<BackendConfig, 'isOwnMachine' | 'dataDir' | 'tokenSigningKey' | 'tokenSignerUrl' | 'tokenSignerTls'>;

/** The chain on which a tenant's tokens are made; null where it has none. */
export function tokenConnectionOf({ settings }: Pick<CallTenant, 'settings'>, config: Config): TokenConnection | null {
  const { tokenChain: chain } = settings;
  if (!chain || (!config.isOwnMachine && !chain.rpcUrl.startsWith('https:'))) return null;
  const { chainId, rpcUrl, confirmations, explorerUrl } = chain;
  return {
    ...{ chainId, rpcUrl, confirmations, explorerUrl },
    publicOnly: !config.isOwnMachine,
    signer: () => {
      const { tokenSignerUrl: url, tokenSignerTls: tls } = config;
      if (chain.signer) return url ? keyService(url, chain.signer, tls) : null;
      const master = masterOf(config);
      // Ether's own branch (BIP-44, coin 60); the other side of the tenant's account from where its deposit addresses lie.
      return master && keySigner(master.derive(`m/44'/60'/${chain.account}'/1`));
    },
  };
}

function masterOf({ tokenSigningKey, isOwnMachine, dataDir }: Config): HDKey | null {
  if (tokenSigningKey) return HDKey.fromExtendedKey(tokenSigningKey);
  return isOwnMachine ? machineKey(dataDir) : null;
}

/** @param until moment, in milliseconds, from which on nothing more is asked */
export function tokenNode({ rpcUrl, publicOnly }: TokenConnection, until?: number): ChainNode {
  return chainNode(rpcUrl, { publicOnly, until });
}

import type { BackendConfig } from '#backend/config.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';

/** What a contract is asked: whether it takes a signature of these words for its own. */
export interface ContractQuestion {
  address: string;
  message: string;
  signature: `0x${string}`;
}

/** Wallets that are contracts (EIP-1271), on the chain of a tenant's tokens. */
export interface ContractWallets {
  /** That chain; null where the tenant has none. */
  chainIdOf(tenant: CallTenant, config: BackendConfig): number | null;
  /** What the contract says. `down`: its chain did not answer. There is no contract where there is no chain, or none at the address: false. */
  isSigned(tenant: CallTenant, config: BackendConfig, question: ContractQuestion): Promise<boolean | 'down'>;
}

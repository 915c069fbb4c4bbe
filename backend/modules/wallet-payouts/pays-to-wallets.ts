import type { Deps } from '#backend/deps.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { explorerPage } from '#domain/wallet/explorer-page.ts';
import type { ChainOfTenant } from './payout-chain.ts';

interface PaysToWallets extends ChainOfTenant {
  /** The tenant's own wallet, as EIP-55 writes it. */
  payer: string;
}

/** From where a tenant pays earnings in ether; null where it does not: it takes no ether, has no chain here, or has not named a wallet of its own. */
export function paysToWallets(
  tenant: Pick<CallTenant, 'id' | 'settings' | 'customization'>,
  { providers, config }: Pick<Deps, 'providers' | 'config'>,
): PaysToWallets | null {
  const { payment_methods: methods, modules } = tenant.customization;
  const payer = tenant.settings.payoutWallet;
  if (!payer || !modules.payment || !methods.some(({ method }) => method === 'ETH')) return null;
  const chain = providers.payoutChain.of(tenant, config);
  return chain && { ...chain, payer };
}

/** The page of a transaction; null where no explorer is known. */
export function transactionPage(
  tenant: Pick<CallTenant, 'id' | 'settings'>,
  { providers, config }: Pick<Deps, 'providers' | 'config'>,
  hash: string,
): string | null {
  return explorerPage(providers.payoutChain.of(tenant, config)?.explorerUrl, 'tx', hash);
}

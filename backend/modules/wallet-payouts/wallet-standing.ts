import { walletOf } from '#backend/modules/wallets/wallets.repository.ts';
import type { Work } from '#backend/work.ts';
import { type WalletStanding, walletStandingOf } from '#domain/payout/wallet-transfer.ts';

/** How the wallet of a person stands for being paid to. */
export async function walletStandingFor(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  userId: string,
): Promise<WalletStanding> {
  return walletStandingOf(await walletOf(tx, tenant.id, userId), now);
}

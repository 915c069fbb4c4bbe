import { serve } from '#backend/http/serve.ts';
import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { paysToWallets } from '#backend/modules/wallet-payouts/pays-to-wallets.ts';
import { walletStandingFor } from '#backend/modules/wallet-payouts/wallet-standing.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { previewClaim } from '#contract/earnings.ts';
import { moneyText } from '#domain/money/money.ts';
import { claimable } from './earnings.repository.ts';
import { presentBank } from './present-bank.ts';
import { presentEarning } from './present-earning.ts';

/** What the caller can claim now, and where to. Nothing where the tenant's holders claim nothing. */
export const previewClaimRoute = serve(previewClaim, async (call, { query }) => {
  const { tx, tenant, user, deps } = call;
  const { modules, extras } = tenant.customization;
  const [found, bank, wallet] = await Promise.all([
    claimable(tx, tenant.id, user.id, query.id),
    bankAccountStanding(call, user.id),
    walletStandingFor(call, user.id),
  ]);
  const rows = modules.payment_profit ? found : [];
  return {
    data: {
      earnings: rows.map((row) => presentEarning(row, call)),
      net: moneyText(rows.reduce((sum, { earning }) => sum + earning.netCents, 0n)),
      balance: extras.payWithBalance,
      bank: presentBank(bank),
      wallet: paysToWallets(tenant, deps)
        ? {
            state: wallet.state,
            address: wallet.address && checksummed(wallet.address),
            until: wallet.until?.toISOString() ?? null,
          }
        : null,
    },
  };
});

import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { getWalletClaim } from '#contract/wallet-claims.ts';
import { moneyText } from '#domain/money/money.ts';
import { turnRefusal } from '#domain/payout/turn-to-bank.ts';
import { earningsOfPayout } from './earnings.repository.ts';
import { ownPayout } from './payouts.repository.ts';
import { presentBank } from './present-bank.ts';
import { presentEarning } from './present-earning.ts';

/** A claim of the caller's and where it could go instead of their wallet. */
export const getWalletClaimRoute = serve(getWalletClaim, async (call, { params }) => {
  const { tx, tenant, user } = call;
  const [payout, rows, bank] = await Promise.all([
    ownPayout(tx, tenant.id, user.id, params.id),
    earningsOfPayout(tx, tenant.id, user.id, params.id),
    bankAccountStanding(call, user.id),
  ]);
  if (!payout) throw notFound();
  return {
    data: {
      id: payout.id,
      net: moneyText(payout.amountCents),
      earnings: rows.map((row) => presentEarning(row, call)),
      refusal: turnRefusal({ state: payout.state, toWallet: payout.walletAddress !== null }),
      bank: presentBank(bank),
    },
  };
});

import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { barredBy } from '#backend/modules/investments/order-gates.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { paysToWallets } from '#backend/modules/wallet-payouts/pays-to-wallets.ts';
import { walletStandingFor } from '#backend/modules/wallet-payouts/wallet-standing.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { claimEarnings } from '#contract/earnings.ts';
import type { ClaimTarget } from '#domain/earning/status.ts';
import { moneyText, sumOf } from '#domain/money/money.ts';
import type { WalletStanding } from '#domain/payout/wallet-transfer.ts';
import { bookClaim } from './book-claim.ts';
import { tellOfClaim } from './claim-mail.ts';
import { lockClaimable } from './earnings.repository.ts';
import { payableAccount } from './payable-account.ts';

/**
 * Claims what a person has seen: to their balance at once, or to the bank or their wallet as one payout. Their profile is locked first, as it is where they change their
 * account; then the earnings by id; then the ledger's accounts. Of two claims at once the second finds nothing to claim.
 */
export const claimEarningsRoute = serve(claimEarnings, async (call, { body }) => {
  const { tx, tenant, user } = call;
  const { ids, to } = body;
  await refuseClosedWay(call, to);
  // On one round trip: each waits on the line for the one before it, so that they are locked in this order.
  const [, barred, bank, wallet, rows] = await Promise.all([
    lockProfile(tx, user.id),
    barredBy(call),
    to === 'BANK_ACCOUNT' ? bankAccountStanding(call, user.id) : null,
    to === 'WALLET' ? walletStandingFor(call, user.id) : null,
    lockClaimable(tx, tenant.id, user.id, ids),
  ]);
  if (barred) throw new Refusal(409, 'earning.not_now');
  const account = bank && payableAccount(bank);
  const address = wallet && payableWallet(wallet);
  if (rows.length !== new Set(ids).size) throw new Refusal(409, 'earning.not_claimable');
  const net = sumOf(rows.map(({ netCents }) => netCents));
  if (moneyText(net) !== body.net) throw new Refusal(409, 'earning.changed');

  await bookClaim(
    call,
    { userId: user.id, rows, to, accountId: account?.id ?? null, wallet: address },
    async (claim) => {
      await Promise.all([
        call.audit('earning.claimed', {
          subject: { type: 'user', id: user.id },
          details: { claim, to, net: moneyText(net), earnings: rows.length },
        }),
        tellOfClaim(call, { net, count: rows.length, iban: account?.iban ?? null, wallet: address }),
      ]);
    },
  );
  return { data: { claimed: rows.length, net: moneyText(net), to } };
});

/** Throws Refusal 409 `earning.claims_off`, `earning.balance_off`, `earning.wallets_off`. */
async function refuseClosedWay({ tenant, deps }: SignedInCall, to: ClaimTarget): Promise<void> {
  const { modules, extras } = tenant.customization;
  if (!modules.payment_profit) throw new Refusal(409, 'earning.claims_off');
  if (to === 'BALANCE' && !extras.payWithBalance) throw new Refusal(409, 'earning.balance_off');
  if (to === 'WALLET' && !paysToWallets(tenant, deps)) throw new Refusal(409, 'earning.wallets_off');
}

/** The wallet that is paid to, as EIP-55 writes it. Throws Refusal 409 `earning.no_wallet`; `earning.wallet_waits` with the moment from which it is usable. */
function payableWallet({ state, address, until }: WalletStanding): string {
  if (state === 'usable') return checksummed(address);
  if (state !== 'waits') throw new Refusal(409, 'earning.no_wallet');
  throw new Refusal(409, 'earning.wallet_waits', { params: { until: until.toISOString() } });
}

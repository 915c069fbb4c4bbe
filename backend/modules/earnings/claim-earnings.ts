import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { barredBy } from '#backend/modules/investments/order-gates.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { claimEarnings } from '#contract/earnings.ts';
import { moneyText, sumOf } from '#domain/money/money.ts';
import { bookClaim } from './book-claim.ts';
import { tellOfClaim } from './claim-mail.ts';
import { lockClaimable } from './earnings.repository.ts';

/**
 * Claims what a person has seen: to their balance at once, or to the bank as one payout. Their profile is locked first, as it is where they change their
 * account; then the earnings by id; then the ledger's accounts. Of two claims at once the second finds nothing to claim.
 */
export const claimEarningsRoute = serve(claimEarnings, async (call, { body }) => {
  const { tx, tenant, user } = call;
  const { ids, to } = body;
  await refuseClosedWay(call, to);
  await lockProfile(tx, user.id);
  if (await barredBy(call)) throw new Refusal(409, 'earning.not_now');
  const account = to === 'BANK_ACCOUNT' ? await payableAccount(call) : null;
  const rows = await lockClaimable(tx, tenant.id, user.id, ids);
  if (rows.length !== new Set(ids).size) throw new Refusal(409, 'earning.not_claimable');
  const net = sumOf(rows.map(({ netCents }) => netCents));
  if (moneyText(net) !== body.net) throw new Refusal(409, 'earning.changed');

  const claimId = await bookClaim(call, { userId: user.id, rows, to, accountId: account?.id ?? null });
  await call.audit('earning.claimed', {
    subject: { type: 'user', id: user.id },
    details: { claim: claimId, to, net: moneyText(net), earnings: rows.length },
  });
  await tellOfClaim(call, { net, count: rows.length, iban: account?.iban ?? null });
  return { data: { claimed: rows.length, net: moneyText(net), to } };
});

/** Throws Refusal 409 `earning.claims_off`, `earning.balance_off`. */
async function refuseClosedWay({ tenant }: SignedInCall, to: 'BALANCE' | 'BANK_ACCOUNT'): Promise<void> {
  const { modules, extras } = tenant.customization;
  if (!modules.payment_profit) throw new Refusal(409, 'earning.claims_off');
  if (to === 'BALANCE' && !extras.payWithBalance) throw new Refusal(409, 'earning.balance_off');
}

/** Throws Refusal 409 `earning.no_bank_account`; `earning.account_waits` with the moment from which it is usable. */
async function payableAccount(call: SignedInCall) {
  const { state, account, until } = await bankAccountStanding(call, call.user.id);
  if (state === 'usable') return account;
  if (state === 'none') throw new Refusal(409, 'earning.no_bank_account');
  throw new Refusal(409, 'earning.account_waits', { params: { until: until.toISOString() } });
}

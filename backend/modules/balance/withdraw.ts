import { randomUUID } from 'node:crypto';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { barredBy } from '#backend/modules/investments/order-gates.ts';
import { lockedCash } from '#backend/modules/payments/balance-hold.ts';
import { paysOut } from '#backend/modules/payouts/pays-out.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { withdrawBalance } from '#contract/balance.ts';
import { checkWithdrawal } from '#domain/balance/withdrawal.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { bookWithdrawal } from './book-withdrawal.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { tellOfWithdrawal } from './withdrawal-mail.ts';

/**
 * Takes money out of the caller's balance. Their profile is locked first, as where they change their account; then the ledger's account, where orders set money aside
 * and claims put it: of two withdrawals of everything at once the second finds nothing.
 */
export const withdrawBalanceRoute = serve(withdrawBalance, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  if (!paysOut(tenant)) throw new Refusal(409, 'balance.no_way_out');
  await lockProfile(tx, user.id);
  if (await barredBy(call)) throw new Refusal(409, 'balance.not_now');
  const account = await payableAccount(call);
  const amountCents = centsOf(body.amount);
  const wrong = checkWithdrawal(amountCents, await lockedCash(call, user.id));
  if (wrong) throw fieldRefusal({ amount: wrong });
  const id = randomUUID();
  await bookWithdrawal(call, { id, userId: user.id, bankAccountId: account.id, amountCents });
  await call.audit('balance.withdrawn', {
    subject: { type: 'user', id: user.id },
    details: { withdrawal: id, amount: moneyText(amountCents), account: account.iban.slice(-4) },
  });
  await tellOfWithdrawal(call, 'asked', { to: user, cents: amountCents, iban: account.iban });
  const made = { id, amountCents, state: 'WAITING' as const, createdAt: now, iban: account.iban, failure: null };
  return { data: presentWithdrawal(made) };
});

/** Throws Refusal 409 `balance.no_bank_account`; `balance.account_waits` with the moment from which it is usable. */
async function payableAccount(call: SignedInCall) {
  const { state, account, until } = await bankAccountStanding(call, call.user.id);
  if (state === 'usable') return account;
  if (state === 'none') throw new Refusal(409, 'balance.no_bank_account');
  throw new Refusal(409, 'balance.account_waits', { params: { until: until.toISOString() } });
}

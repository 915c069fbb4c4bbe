import type { SignedInCall } from '#backend/http/call.ts';
import { serve } from '#backend/http/serve.ts';
import { cashOf } from '#backend/ledger/balances.ts';
import { bankAccountStanding } from '#backend/modules/bank-accounts/usable-bank-account.ts';
import { hasAccount } from '#backend/modules/payments/safeguarding-account.ts';
import { paysOut } from '#backend/modules/payouts/pays-out.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { getBalance } from '#contract/balance.ts';
import { moneyText, sumOf } from '#domain/money/money.ts';
import { epcQrText } from '#domain/validation/epc-qr.ts';
import { shortIban } from '#domain/validation/iban.ts';
import { heldByOrders } from './balance.repository.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { openWithdrawals } from './withdrawals.repository.ts';

/** The caller's balance: what is free, what orders have set aside, what is on its way out, and the account that money is sent to. */
export const getBalanceRoute = serve(getBalance, async (call) => {
  const { tx, tenant, user, now } = call;
  const [cash, held, withdrawals, bank, person] = await Promise.all([
    cashOf(call, user.id),
    heldByOrders(tx, tenant.id, user.id),
    openWithdrawals(tx, tenant.id, user.id, now),
    bankAccountStanding(call, user.id),
    findUser(tx, tenant.id, user.id),
  ]);
  const kept = tenant.customization.extras.payWithBalance;
  return {
    data: {
      kept,
      available: moneyText(cash),
      blocked: moneyText(sumOf(held.map(({ cents }) => cents))),
      orders: held.map(({ id, reference, title, cents }) => ({ id, reference, title, amount: moneyText(cents) })),
      on_the_way: moneyText(sumOf(withdrawals.map(({ amountCents }) => amountCents))),
      withdrawals: withdrawals.map(presentWithdrawal),
      account: kept && person ? accountFor(call, person.wireReference) : null,
      by_itself: person?.status === 'VERIFIED',
      pays_out: paysOut(tenant),
      bank: {
        state: bank.state,
        account: bank.account && shortIban(bank.account.iban),
        until: bank.until?.toISOString() ?? null,
      },
    },
  };
});

/** The tenant's safeguarding account with the person's own reference; null where money cannot be sent there. */
function accountFor({ tenant, deps }: SignedInCall, reference: string) {
  const { holder, iban, bic, bank } = tenant.settings.safeguarding;
  if (!hasAccount(iban, deps.config.env)) return null;
  const isEuro = tenant.customization.currency.code === 'EUR';
  const epc = isEuro ? epcQrText({ name: holder, iban, bic, amountCents: null, reference }) : null;
  return { holder, iban, bic, bank, reference, epc };
}

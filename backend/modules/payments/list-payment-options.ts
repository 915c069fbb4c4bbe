import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { cashOf } from '#backend/ledger/balances.ts';
import { investmentById } from '#backend/modules/investments/investments.repository.ts';
import { openHold } from '#backend/modules/payment-records/payments.repository.ts';
import { listPaymentOptions } from '#contract/payments.ts';
import { moneyText } from '#domain/money/money.ts';
import { costBy, feeTermsOf, offeredMethods } from './offered-methods.ts';

/** What each way to pay would cost now; what this very order has set aside counts as available. */
export const listPaymentOptionsRoute = serve(listPaymentOptions, async (call, { params, query }) => {
  const { tx, tenant, user } = call;
  const [investment, hold, cash] = await Promise.all([
    investmentById(tx, params.id, user.id),
    openHold(tx, params.id),
    cashOf(call, user.id),
  ]);
  if (!investment) throw notFound();
  const balance = tenant.customization.extras.payWithBalance ? cash + (hold?.amountCents ?? 0n) : 0n;
  const data = offeredMethods(call).map((offered) => {
    const uses = query.use_balance === '1' || offered.method === 'BALANCE';
    const cost = costBy(offered, investment, uses ? balance : 0n, tenant);
    return {
      method: offered.method,
      fee: moneyText(cost.feeCents),
      ...feeTermsOf(offered, tenant),
      balance_used: moneyText(cost.balanceUsedCents),
      to_pay: moneyText(cost.toPayCents),
      total: moneyText(cost.totalCents),
      blocked: cost.blocked,
      limit: offered.limit ?? null,
    };
  });
  return { data };
});

import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investmentById, issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { getPaymentHandover } from '#contract/online-payments.ts';
import { moneyText } from '#domain/money/money.ts';
import { investPath } from '#domain/onboarding/next-step.ts';
import { openAttemptOf } from './attempts.repository.ts';
import { onlineAdapterOf } from './online-adapters.ts';

/** The way on to the provider. It books nothing: what the ledger says changes by notices alone. 409 `payment.none_open`. */
export const getPaymentHandoverRoute = serve(getPaymentHandover, async (call, { params }) => {
  const { tx, tenant, user, deps } = call;
  const investment = await investmentById(tx, params.id, user.id);
  const issuance = investment && (await issuanceById(tx, investment.issuanceId));
  if (!investment || !issuance) throw notFound();
  const attempt = await openAttemptOf(tx, investment.id);
  const adapter = attempt && onlineAdapterOf(attempt.method);
  if (!attempt || !adapter) throw new Refusal(409, 'payment.none_open');
  const returnTo = deps.config.dashboardOrigin(tenant.host) + investPath(issuance.slug, 'payment-success');
  return {
    data: {
      method: attempt.method,
      amount: moneyText(attempt.amountCents),
      expires_at: attempt.expiresAt.toISOString(),
      handover: await adapter.handover(call, { investment, attempt, returnTo, lang: call.lang }),
    },
  };
});

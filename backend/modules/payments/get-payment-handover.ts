import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { investmentById, issuanceOf } from '#backend/modules/investments/investments.repository.ts';
import { openAttemptOf } from '#backend/modules/payment-records/attempts.repository.ts';
import {
  type HandoverOrder,
  type OnlineAdapter,
  onlineAdapterOf,
} from '#backend/modules/payment-records/online-adapter.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { moneyText } from '#domain/money/money.ts';

/** The way on to the provider. It books nothing: what the ledger says changes by notices alone. 409 `payment.none_open`. */
export const getPaymentHandoverRoute = serveAsking(
  getPaymentHandover,
  async (call, { params }) => {
    const { adapter, order } = await openOrder(call, params.id);
    return (await adapter.askBeforeHandover?.(call, order)) ?? null;
  },
  async (call, { params }, asked) => {
    const { adapter, order } = await openOrder(call, params.id);
    const { method, amountCents, expiresAt } = order.attempt;
    return {
      data: {
        method,
        amount: moneyText(amountCents),
        expires_at: expiresAt.toISOString(),
        handover: await adapter.handover(call, { ...order, asked }),
      },
    };
  },
);

/** The caller's order with its open attempt. */
async function openOrder(call: SignedInCall, id: string): Promise<{ adapter: OnlineAdapter; order: HandoverOrder }> {
  const { tx, tenant, user, deps, lang } = call;
  const [investment, issuance, attempt] = await Promise.all([
    investmentById(tx, id, user.id),
    issuanceOf(tx, id),
    openAttemptOf(tx, id),
  ]);
  if (!investment || !issuance) throw notFound();
  const adapter = attempt && onlineAdapterOf(call, attempt.method);
  if (!attempt || !adapter) throw new Refusal(409, 'payment.none_open');
  const returnTo = deps.config.dashboardOrigin(tenant.host) + pathTo.invest(issuance.slug, 'payment-success');
  return { adapter, order: { investment, attempt, returnTo, lang } };
}

import { Refusal } from '#backend/http/refusal.ts';
import { moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { noteRefundAsked } from '#backend/modules/payment-records/attempts.repository.ts';
import { type OnlineAdapter, RefundRefused, RefundUnderway } from '#backend/modules/payment-records/online-adapter.ts';
import type { Work } from '#backend/work.ts';
import { BY_CARD, OpenedPage, openCardAttempt, pageOf, recordPage, reservePage } from './card-session.ts';
import { type CardConnection, cardConnectionOf } from './card-settings.ts';
import { ProviderRefused } from './provider-call.ts';
import { createRefund, type ProviderRefund, refundAt } from './refund-calls.ts';

/** From the registration of the card on, the bank alone is next. */
const REGISTERED = 'CARD_REGISTRATION_UPDATED';

/** Cards on the provider's hosted page: no card number ever comes near us. */
export const card: OnlineAdapter = {
  ...BY_CARD,
  refundsParts: true,
  path: ['CREDIT_CARD', 'IN_UPDATE_CREDIT_CARD', REGISTERED],
  isReady: (tenant, config) => cardConnectionOf(tenant, config) !== null,
  async open(call, investment) {
    await openCardAttempt(call, investment);
    await moveInvestment(call, investment, 'CREDIT_CARD', { by: 'investor', userId: call.user.id });
  },
  async askBeforeHandover(work, { investment, attempt, returnTo }) {
    const connection = usable(work);
    if (!connection || investment.status === REGISTERED || pageOf(attempt)) return null;
    return reservePage(work, connection, { investmentId: investment.id, returnTo });
  },
  async handover(work, { investment, attempt, asked }) {
    if (investment.status === REGISTERED) return null;
    const known = pageOf(attempt);
    if (known) return { kind: 'link', url: known };
    if (!usable(work)) return null;
    // Another window started a new attempt meanwhile; the next poll fetches that one's page.
    if (!(asked instanceof OpenedPage)) throw new Refusal(503, 'server.busy');
    return { kind: 'link', url: await recordPage(work, investment, asked) };
  },
  async refund(work, { refundId, amountCents, providerReference: payment, takenAs, attempt, isPart }) {
    const connection = usable(work);
    if (!connection) throw new RefundRefused('card_off');
    await noteRefundAsked(work.tx, attempt.id, refundId, work.now);
    return () =>
      (takenAs
        ? refundAt(connection, takenAs)
        : createRefund(connection, { refundId, payment, amountCents, isPart })
      ).then(sentReference, (error: unknown) => {
        throw error instanceof ProviderRefused ? new RefundRefused(error.message) : error;
      });
  },
};

/** What the provider calls a refund that it has sent. Throws where it has not. */
function sentReference({ id, status, failure_reason }: ProviderRefund): string {
  if (status === 'succeeded') return id;
  if (status === 'pending' || status === 'requires_action') throw new RefundUnderway(id);
  throw new RefundRefused(`refund_${failure_reason ?? status}`);
}

function usable({ tenant, deps }: Work): CardConnection | null {
  return cardConnectionOf(tenant, deps.config);
}

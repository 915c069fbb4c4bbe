import { randomUUID } from 'node:crypto';
import { Refusal } from '#backend/http/refusal.ts';
import { moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { updateAttempt } from '#backend/modules/online-payments/attempts.repository.ts';
import { type OnlineAdapter, RefundRefused } from '#backend/modules/online-payments/online-adapter.ts';
import { openAttempt } from '#backend/modules/online-payments/open-attempt.ts';
import type { Work } from '#backend/work.ts';
import { type CardConnection, cardConnectionOf } from './card-settings.ts';
import { createCustomer, createRefund, openCheckout } from './checkout-calls.ts';
import { ProviderRefused } from './provider-call.ts';
import { customerOf, insertCustomer } from './saved-cards.repository.ts';

/** How long a person may take on the hosted page. The provider asks for 30 minutes at least from when the page is opened. */
const MINUTES = 120;

/** Cards on the provider's hosted page: no card number ever comes near us. */
export const card: OnlineAdapter = {
  method: 'CARD',
  provider: 'card',
  path: ['CREDIT_CARD', 'IN_UPDATE_CREDIT_CARD', 'CARD_REGISTRATION_UPDATED'],
  isReady: (tenant, config) => cardConnectionOf(tenant, config) !== null,
  async open(call, investment) {
    const by = { method: 'CARD', provider: 'card' } as const;
    await openAttempt(call, by, investment, { reference: randomUUID(), minutes: MINUTES });
    await moveInvestment(call, investment, 'CREDIT_CARD', { by: 'investor', userId: call.user.id });
  },
  async handover(work, { investment, attempt, returnTo }) {
    // From the registration of the card on, the bank alone is next.
    if (investment.status === 'CARD_REGISTRATION_UPDATED') return null;
    if (typeof attempt.details.page === 'string') return { kind: 'link', url: attempt.details.page };
    const connection = usable(work);
    if (!connection) return null;
    const url = await orDown(async () =>
      openCheckout(connection, {
        reference: attempt.reference,
        customer: await knownCustomer(work, connection, investment.userId),
        amountCents: attempt.amountCents,
        currency: attempt.currency,
        title: `${work.tenant.customization.tenant.name} · ${investment.reference}`,
        expiresAt: attempt.expiresAt,
        successUrl: returnTo,
        cancelUrl: new URL('payment-creditcard', returnTo).href,
      }),
    );
    await updateAttempt(work.tx, attempt.id, { details: { ...attempt.details, page: url } });
    return { kind: 'link', url };
  },
  async refund(work, { refundId, amountCents, providerReference: payment }) {
    const connection = usable(work);
    if (!connection) throw new RefundRefused('card_off');
    return createRefund(connection, { refundId, payment, amountCents }).catch((error: unknown) => {
      throw error instanceof ProviderRefused ? new RefundRefused(error.message) : error;
    });
  },
};

function usable({ tenant, deps }: Work): CardConnection | null {
  return cardConnectionOf(tenant, deps.config);
}

/** A provider that will not open a page is of no more use to the person than one that does not answer. */
async function orDown<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefused) throw new Refusal(503, 'payment.provider_down');
    throw error;
  }
}

async function knownCustomer({ tx, tenant, now }: Work, connection: CardConnection, userId: string): Promise<string> {
  const known = await customerOf(tx, userId);
  if (known) return known;
  const customer = await createCustomer(connection, userId);
  await insertCustomer(tx, { tenantId: tenant.id, userId, customer, createdAt: now });
  return customer;
}

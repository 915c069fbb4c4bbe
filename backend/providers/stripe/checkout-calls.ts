import type Stripe from 'stripe';
import { z } from 'zod';
import type { CardConnection } from './card-settings.ts';
import { printedCard } from './printed-card.ts';
import { callProvider } from './provider-call.ts';

const named = z.object({ id: z.string().min(1).max(255) });

interface Checkout {
  /** Ours: what the provider's events name the attempt by. */
  reference: string;
  customer: string;
  amountCents: bigint;
  /** ISO 4217. */
  currency: string;
  /** What is bought, in a few words. */
  title: string;
  expiresAt: Date;
  /** The dashboard's page of the outcome, and the one to which a person goes back who gives up. */
  successUrl: string;
  cancelUrl: string;
}

/** Opens a hosted page and answers its address. One attempt has one page, that two windows cannot both be paid: its reference is the key. */
export async function openCheckout(connection: CardConnection, checkout: Checkout): Promise<string> {
  const { reference } = checkout;
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: reference,
    customer: checkout.customer,
    // Of what the account offers, cards alone: any other way would bring its money in days.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: checkout.currency.toLowerCase(),
          unit_amount: Number(checkout.amountCents),
          product_data: { name: checkout.title },
        },
      },
    ],
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
    saved_payment_method_options: { payment_method_save: 'enabled' },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    // The browser's language.
    locale: 'auto',
  };
  const once = { idempotencyKey: `checkout-${reference}` };
  const page = named.extend({ url: z.url() });
  return (await callProvider(connection, (stripe) => stripe.checkout.sessions.create(asked, once), page)).url;
}

/** Makes a person known to the provider, without their name or address; answers what it calls them. */
export async function createCustomer(connection: CardConnection, userId: string): Promise<string> {
  const once = { idempotencyKey: `customer-${userId}` };
  const asked = { metadata: { user: userId } };
  return (await callProvider(connection, (stripe) => stripe.customers.create(asked, once), named)).id;
}

const cardList = z.object({ data: z.array(named.extend({ card: printedCard })) });
export type ProviderCard = z.output<typeof cardList>['data'][number];

/** The cards that a person has asked the provider to keep. */
export async function listCards(connection: CardConnection, customer: string): Promise<ProviderCard[]> {
  const asked = { customer, type: 'card', allow_redisplay: 'always', limit: 20 } as const;
  return (await callProvider(connection, (stripe) => stripe.paymentMethods.list(asked), cardList)).data;
}

/** The provider forgets a person, with every card that it kept for them. What they paid can still be sent back. */
export async function deleteCustomer(connection: CardConnection, customer: string): Promise<void> {
  await callProvider(connection, (stripe) => stripe.customers.del(customer), named);
}

/** The provider forgets a kept card. */
export async function detachCard(connection: CardConnection, card: string): Promise<void> {
  await callProvider(connection, (stripe) => stripe.paymentMethods.detach(card), named);
}

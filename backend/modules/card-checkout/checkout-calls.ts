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
  const session = await callProvider(
    connection,
    {
      method: 'POST',
      path: 'checkout/sessions',
      key: `checkout-${reference}`,
      fields: {
        mode: 'payment',
        client_reference_id: reference,
        customer: checkout.customer,
        'payment_method_types[0]': 'card',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': checkout.currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': checkout.amountCents.toString(),
        'line_items[0][price_data][product_data][name]': checkout.title,
        'metadata[reference]': reference,
        'payment_intent_data[metadata][reference]': reference,
        'saved_payment_method_options[payment_method_save]': 'enabled',
        success_url: checkout.successUrl,
        cancel_url: checkout.cancelUrl,
        expires_at: String(Math.floor(checkout.expiresAt.getTime() / 1000)),
        // The browser's language.
        locale: 'auto',
      },
    },
    named.extend({ url: z.url() }),
  );
  return session.url;
}

/** Makes a person known to the provider, without their name or address; answers what it calls them. */
export async function createCustomer(connection: CardConnection, userId: string): Promise<string> {
  const fields = { 'metadata[user]': userId };
  return (
    await callProvider(connection, { method: 'POST', path: 'customers', key: `customer-${userId}`, fields }, named)
  ).id;
}

/** Gives money back; the refund's id is the key, so that asking twice sends once. Answers the provider's name for it. */
export async function createRefund(
  connection: CardConnection,
  refund: { refundId: string; payment: string; amountCents: bigint },
): Promise<string> {
  const fields = {
    payment_intent: refund.payment,
    amount: refund.amountCents.toString(),
    'metadata[refund]': refund.refundId,
  };
  return (
    await callProvider(connection, { method: 'POST', path: 'refunds', key: `refund-${refund.refundId}`, fields }, named)
  ).id;
}

const cardList = z.object({ data: z.array(named.extend({ card: printedCard })) });
export type ProviderCard = z.output<typeof cardList>['data'][number];

/** The cards that a person has asked the provider to keep. */
export async function listCards(connection: CardConnection, customer: string): Promise<ProviderCard[]> {
  const fields = { customer, type: 'card', allow_redisplay: 'always', limit: '20' };
  return (await callProvider(connection, { method: 'GET', path: 'payment_methods', fields }, cardList)).data;
}

/** The provider forgets a kept card. */
export async function detachCard(connection: CardConnection, card: string): Promise<void> {
  await callProvider(connection, { method: 'POST', path: `payment_methods/${encodeURIComponent(card)}/detach` }, named);
}

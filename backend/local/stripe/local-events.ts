import { randomUUID } from 'node:crypto';
import type { Deps } from '#backend/deps.ts';
import { signatureHeader } from '#backend/providers/stripe/signed-event.ts';
import type { KeptCard, LocalPage } from './local-provider.ts';

export type LocalEvent = { id: string; type: string; data: { object: Record<string, unknown> } };

/** An event about a hosted page, as the provider words it. */
export function pageEvent(type: string, page: LocalPage, payment: string, isPaid: boolean): LocalEvent {
  const object = {
    id: `cs_local_${page.reference}`,
    object: 'checkout.session',
    mode: 'payment',
    client_reference_id: page.reference,
    amount_total: page.cents,
    currency: page.currency,
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: payment,
    customer: page.customer,
  };
  return { id: `evt_${randomUUID()}`, type: `checkout.session.${type}`, data: { object } };
}

/** The bank is being asked. */
export function processingEvent(page: LocalPage, payment: string): LocalEvent {
  const object = { id: payment, object: 'payment_intent', metadata: { reference: page.reference } };
  return { id: `evt_${randomUUID()}`, type: 'payment_intent.processing', data: { object } };
}

/** The bank has taken the money from this card. */
export function chargeEvent(page: Pick<LocalPage, 'reference'>, payment: string, { id, card }: KeptCard): LocalEvent {
  const object = {
    id: `ch_${randomUUID()}`,
    object: 'charge',
    payment_intent: payment,
    metadata: { reference: page.reference },
    payment_method: id,
    payment_method_details: { type: 'card', card },
  };
  return { id: `evt_${randomUUID()}`, type: 'charge.succeeded', data: { object } };
}

/** Tells our own webhook, signed with the first of the tenant's secrets. */
export async function tell(deps: Deps, address: string, secrets: readonly string[], event: LocalEvent): Promise<void> {
  const body = JSON.stringify(event);
  const headers = {
    'Content-Type': 'application/json',
    'Stripe-Signature': signatureHeader(secrets[0] ?? '', body, deps.clock.now()),
  };
  try {
    const answer = await fetch(address, { method: 'POST', headers, body });
    if (!answer.ok) deps.log.warn({ status: answer.status }, 'the local checkout’s event was refused');
  } catch (error) {
    deps.log.warn({ err: error }, 'the local checkout could not tell');
  }
}

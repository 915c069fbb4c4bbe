import type Stripe from 'stripe';

type Known<T> = readonly (keyof T & string)[];

/** What the provider of this machine understands of each call; like the real one it refuses every other name. The names are held by its client's own types. */
export const PARAMETERS = {
  customers: ['metadata', 'email', 'name'] satisfies Known<Stripe.CustomerCreateParams>,
  sessions: [
    'mode',
    'client_reference_id',
    'customer',
    'allowed_payment_method_types',
    'line_items',
    'metadata',
    'payment_intent_data',
    'saved_payment_method_options',
    'success_url',
    'cancel_url',
    'expires_at',
    'locale',
  ] satisfies Known<Stripe.Checkout.SessionCreateParams>,
  refunds: ['payment_intent', 'amount', 'metadata', 'reason'] satisfies Known<Stripe.RefundCreateParams>,
  refundList: ['payment_intent', 'limit'] satisfies Known<Stripe.RefundListParams>,
  cards: ['customer', 'type', 'allow_redisplay', 'limit'] satisfies Known<Stripe.PaymentMethodListParams>,
  none: [],
} as const satisfies Record<string, readonly string[]>;

/** The first name that a call does not know; null where there is none. `line_items[0][quantity]` is `line_items`. */
export function unknownParameter(fields: Record<string, string>, known: readonly string[]): string | null {
  const names = Object.keys(fields).map((name) => name.split('[', 1)[0] ?? '');
  return names.find((name) => !known.includes(name)) ?? null;
}

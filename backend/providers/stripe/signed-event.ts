import Stripe from 'stripe';
import { WEBHOOK_CLOCK_SKEW_SECONDS } from '#domain/limits.ts';

/** The event that one of our secrets signed over this very body within the last five minutes; null where none did. */
export function signedEvent(header: string, secrets: readonly string[], body: string, now: Date): unknown {
  const at = Number(/(?:^|,)\s*t=(\d{1,12})/.exec(header)?.[1]);
  // The provider's own check looks at age alone.
  if (!(at - now.getTime() / 1000 <= WEBHOOK_CLOCK_SKEW_SECONDS)) return null;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header, secret, WEBHOOK_CLOCK_SKEW_SECONDS, undefined, now.getTime());
    } catch {
      // Another secret may be the one.
    }
  }
  return null;
}

/** The header that the provider would sign a body with. */
export function signatureHeader(secret: string, body: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}

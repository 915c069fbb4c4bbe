import Stripe from 'stripe';

/** How old a notice may be, in seconds, and how far ahead its clock may go. */
const TOLERANCE_S = 300;

/** The event that one of our secrets signed over this very body within the last five minutes; null where none did. */
export function signedEvent(header: string, secrets: readonly string[], body: string, now: Date): unknown {
  const at = Number(/(?:^|,)\s*t=(\d{1,12})/.exec(header)?.[1]);
  // The provider's own check looks at age alone.
  if (!(at - now.getTime() / 1000 <= TOLERANCE_S)) return null;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_S, undefined, now.getTime());
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

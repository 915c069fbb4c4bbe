import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import type { ApiFailure } from '#app/api/failure.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { FACTOR_TICKET_MINUTES } from '#domain/limits.ts';
import { sealedCookie } from './sealed-cookie.server.ts';
import type { Visit } from './visit.ts';

const cookie = sealedCookie('factor');

const waiting = z.object({
  ticket: z.string(),
  next: z.string().nullable(),
  lasting: z.boolean(),
  /** What the person has here besides recovery codes. */
  totp: z.boolean().default(true),
  passkey: z.boolean().default(false),
});
/** A sign-in that waits for its second factor on this device: no session, and nothing but its own page knows it. */
type WaitingFactor = z.output<typeof waiting>;

/**
 * The answer to a sign-in whose second factor is still to come: the page that asks for it. Null for any other refusal.
 * @param asked where the person goes afterwards, whether their session outlives the browser, and cookies besides
 */
export function toSecondFactor(
  visit: Visit,
  failure: ApiFailure,
  asked: { next: string | null; lasting?: boolean; cookies?: (string | null)[] },
): Response | null {
  const { ticket, totp, passkey } = failure.params;
  if (failure.code !== 'session.factor_needed' || typeof ticket !== 'string') return null;
  const kept: WaitingFactor = {
    ticket,
    next: asked.next,
    lasting: asked.lasting ?? true,
    totp: totp !== 0,
    passkey: passkey === 1,
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', cookie.write(visit.request, visit.tenant.name, kept, FACTOR_TICKET_MINUTES * 60));
  for (const other of asked.cookies ?? []) if (other !== null) headers.append('Set-Cookie', other);
  return redirectDocument(pathTo.signInFactor, { status: 303, headers });
}

/** The sign-in that waits in this browser, or null. */
export function waitingFactor({ request, tenant }: Visit): WaitingFactor | null {
  const kept = waiting.safeParse(cookie.read(request, tenant.name));
  return kept.success ? kept.data : null;
}

/** The `Set-Cookie` header that forgets it. */
export function forgetFactor({ request }: Visit): string {
  return cookie.clear(request);
}

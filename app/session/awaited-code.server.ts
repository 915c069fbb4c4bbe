import { z } from 'zod';
import { sealedCookie } from './sealed-cookie.server.ts';
import type { Visit } from './visit.ts';

/** Ours: how long the page that asks for a code remembers whose it is; a new code can be asked for meanwhile. */
const REMEMBERED_SECONDS = 60 * 60;
const cookie = sealedCookie('code');

const awaited = z.object({ email: z.string(), expiresAt: z.string(), next: z.string() });
/** Whose e-mail waits to be verified on this device, until when its code holds (ISO 8601), and where the person goes then. */
type AwaitedCode = z.output<typeof awaited>;

/** The e-mail address whose code this browser waits for, or null. It stands in no address and no log. */
export function awaitedCode({ request, tenant }: Visit): AwaitedCode | null {
  const kept = awaited.safeParse(cookie.read(request, tenant.name));
  return kept.success ? kept.data : null;
}

/** The `Set-Cookie` header that keeps it. */
export function awaitCode({ request, tenant }: Visit, code: AwaitedCode): string {
  return cookie.write(request, tenant.name, code, REMEMBERED_SECONDS);
}

/** The `Set-Cookie` header that forgets it. */
export function forgetCode({ request }: Visit): string {
  return cookie.clear(request);
}

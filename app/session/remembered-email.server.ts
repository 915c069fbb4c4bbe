import { sealedCookie } from './sealed-cookie.server.ts';
import type { Visit } from './visit.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;
const cookie = sealedCookie('email');

/** The e-mail that the sign-in page may fill in on this device; empty where none was to be remembered. */
export function rememberedEmail({ request, tenant }: Visit): string {
  const value = cookie.read(request, tenant.name);
  return typeof value === 'string' ? value : '';
}

/** The `Set-Cookie` header that keeps it. */
export function rememberEmail({ request, tenant }: Visit, email: string): string {
  return cookie.write(request, tenant.name, email, A_YEAR_SECONDS);
}

/** The `Set-Cookie` header that forgets it. */
export function forgetEmail({ request }: Visit): string {
  return cookie.clear(request);
}

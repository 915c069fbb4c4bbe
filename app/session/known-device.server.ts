import { sealedCookie } from './sealed-cookie.server.ts';
import type { Visit } from './visit.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;
const cookie = sealedCookie('device');

/** The token by which the API knows this device from an earlier sign-in, or undefined. */
export function knownDevice({ request, tenant }: Pick<Visit, 'request' | 'tenant'>): string | undefined {
  const value = cookie.read(request, tenant.name);
  return typeof value === 'string' ? value : undefined;
}

/** The `Set-Cookie` header that keeps it. Signing out leaves it: the device stays the person's own. */
export function keepDevice({ request, tenant }: Pick<Visit, 'request' | 'tenant'>, device: string): string {
  return cookie.write(request, tenant.name, device, A_YEAR_SECONDS);
}

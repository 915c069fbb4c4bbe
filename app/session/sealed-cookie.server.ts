import { appConfig } from '#app/config.server.ts';
import type { SealedCookieName } from '#domain/session/cookie-names.ts';
import { open, seal } from './seal.server.ts';

/** Browsers drop larger cookies without a word. */
const MAX_COOKIE_BYTES = 4096;

/** A value in an encrypted, http-only cookie that only its own tenant can read. */
interface SealedCookie {
  /** The sealed value, or null. Its shape is the caller's to check. */
  read(request: Request, tenant: string): unknown;
  /** The `Set-Cookie` header; without an age the browser forgets it when it closes. Throws a RangeError where the value does not fit. */
  write(request: Request, tenant: string, value: unknown, maxAgeSeconds: number | null): string;
  /** The `Set-Cookie` header that takes it away. */
  clear(request: Request): string;
  isPresent(request: Request): boolean;
}

/** `__Host-` ties a cookie to this very host over https; only a machine of one's own speaks plain http. */
function isPlainHttp(request: Request): boolean {
  return (appConfig.env === 'local' || appConfig.env === 'test') && request.url.startsWith('http:');
}

/** The value of a request's cookie by its exact name, or null. */
function cookieValue(request: Request, name: string): string | null {
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Defines one sealed cookie. */
export function sealedCookie(name: SealedCookieName): SealedCookie {
  const nameFor = (request: Request) => (isPlainHttp(request) ? name : `__Host-${name}`);
  const attributes = (request: Request) => `Path=/; HttpOnly; SameSite=Lax${isPlainHttp(request) ? '' : '; Secure'}`;
  const purpose = (tenant: string) => `${name}:${tenant}`;
  return {
    read(request, tenant) {
      const value = cookieValue(request, nameFor(request));
      return value ? open(value, purpose(tenant), appConfig.sessionSecrets) : null;
    },
    write(request, tenant, value, maxAgeSeconds) {
      const [newest = ''] = appConfig.sessionSecrets;
      const sealed = seal(value, purpose(tenant), newest);
      const age = maxAgeSeconds === null ? '' : `Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}; `;
      const header = `${nameFor(request)}=${sealed}; ${age}${attributes(request)}`;
      if (header.length > MAX_COOKIE_BYTES) throw new RangeError(`cookie ${name} is too large`);
      return header;
    },
    clear: (request) => `${nameFor(request)}=; Max-Age=0; ${attributes(request)}`,
    isPresent: (request) => cookieValue(request, nameFor(request)) !== null,
  };
}

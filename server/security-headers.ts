const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For answers that bring no policy of their own: not one of them is a page that may load anything. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface HeaderFacts {
  /** The visitor sent a session cookie. */
  hasSession: boolean;
  scheme: 'http' | 'https';
  isProduction: boolean;
}

/** Puts the headers on an answer that every answer has (safety.md, The door). Stricter ones that a route set stay. */
export function secure(headers: Headers, { hasSession, scheme, isProduction }: HeaderFacts): void {
  const unless = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  unless('Content-Security-Policy', NOTHING);
  unless('Referrer-Policy', 'strict-origin-when-cross-origin');
  unless('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  // Pictures of public pages stand in mails too.
  if (!headers.get('Content-Type')?.startsWith('image/')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.delete('X-Powered-By');
  if (isProduction && scheme === 'https')
    headers.set('Strict-Transport-Security', `max-age=${A_YEAR_SECONDS}; includeSubDomains`);
  const cached = headers.get('Cache-Control') ?? '';
  if (hasSession && !cached.includes('immutable')) headers.set('Cache-Control', 'no-store');
  else if (cached === '') headers.set('Cache-Control', 'no-store');
}

/** Whether a cookie line holds one of our session cookies. */
export function holdsSession(cookies: string | undefined): boolean {
  return /(^|;\s*)(__Host-)?session=/.test(cookies ?? '');
}

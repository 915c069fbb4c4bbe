import type { Context } from 'hono';

/** Pages of this machine's wallet run nothing and load nothing. */
export const CONTENT_POLICY = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
};

/** The language that a page of this machine's wallet was asked in. */
export function languageOf(c: Context): 'es' | 'en' {
  return c.req.query('lang') === 'en' ? 'en' : 'es';
}

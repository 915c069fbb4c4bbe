import { createCookie } from '@remix-run/node';
import type { Customization } from '#contract/customization.ts';
import { SCHEMES, type Scheme, type Shell } from './shell.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** Colour scheme that a person chose. */
export const schemeCookie = createCookie('scheme', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: A_YEAR_SECONDS,
});
/** Answer to the question about analytics: asked again after half a year. */
export const consentCookie = createCookie('consent', {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: HALF_A_YEAR_SECONDS,
});

/** The scheme in a request's cookie. */
export async function schemeOf(request: Request): Promise<Scheme> {
  const value: unknown = await schemeCookie.parse(request.headers.get('Cookie'));
  return SCHEMES.find((known) => known === value) ?? 'auto';
}

/** The visitor's consent to the tenant's analytics. Nothing is asked where the tenant has none. */
export async function consentOf(request: Request, { analytics }: Customization): Promise<Shell['consent']> {
  if (!analytics.googleTagManagerId && !analytics.metaPixelId && !analytics.microsoftClarityId) return 'none';
  const value: unknown = await consentCookie.parse(request.headers.get('Cookie'));
  return value === 'given' || value === 'refused' ? value : 'asked';
}

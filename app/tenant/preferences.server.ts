import { createCookie } from '@remix-run/node';
import type { Customization } from '#contract/customization.ts';
import { PREFERENCE_COOKIES } from '#domain/session/cookie-names.ts';
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

/** The scheme in a request's cookie; else the tenant's own. */
export async function schemeOf(request: Request, { look }: Pick<Customization, 'look'>): Promise<Scheme> {
  const value: unknown = await schemeCookie.parse(request.headers.get('Cookie'));
  return SCHEMES.find((known) => known === value) ?? look.scheme;
}

const measures = (analytics: Customization['analytics']) =>
  Boolean(analytics.googleTagManagerId || analytics.metaPixelId || analytics.microsoftClarityId);

/** What a visitor is asked to agree to: measuring, the help chat of another company, or both. */
export function consentFor(analytics: Customization['analytics']): Shell['consentFor'] {
  if (!analytics.mavaToken) return 'analytics';
  return measures(analytics) ? 'both' : 'chat';
}

/** The visitor's consent to the tenant's analytics and help chat. Nothing is asked where the tenant has neither. */
export async function consentOf(request: Request, { analytics }: Customization): Promise<Shell['consent']> {
  if (!measures(analytics) && !analytics.mavaToken) return 'none';
  const value: unknown = await consentCookie.parse(request.headers.get('Cookie'));
  return PREFERENCE_COOKIES.consent.find((known) => known === value) ?? 'asked';
}

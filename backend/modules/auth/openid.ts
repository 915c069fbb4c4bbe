import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { z } from 'zod';

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type Provider = z.output<typeof discovery>;

const header = z.object({ alg: z.literal('RS256'), kid: z.string().optional() });
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

/** Who signed in elsewhere, as the provider vouches for it. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

const KEPT_MS = 60 * 60_000;
const TIMEOUT_MS = 5_000;
/** A provider's clock may be a little off. */
const SKEW_SECONDS = 60;
const kept = new Map<string, { value: unknown; until: number }>();

/** An OpenID provider's addresses, asked for once an hour. Throws an Error where it does not answer or says nonsense. */
export async function providerOf(issuer: string): Promise<Provider> {
  const found = discovery.parse(await fetchJson(`${issuer}/.well-known/openid-configuration`));
  if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error('the provider names another issuer');
  return found;
}

/**
 * Checks an ID token (OpenID Connect Core, 3.1.3.7): signature, issuer, audience, expiry and nonce.
 * @throws Error for anything that is not right
 */
export async function checkIdToken(
  token: string,
  provider: Provider,
  expected: { clientId: string; nonce: string; now: Date },
): Promise<Identity> {
  const [head = '', body = '', signature = '', rest] = token.split('.');
  if (rest !== undefined) throw new Error('not a token');
  const { kid } = header.parse(decoded(head));
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('RSA-SHA256', signed, await keyOf(provider, kid), Buffer.from(signature, 'base64url')))
    throw new Error('wrong signature');
  const said = claims.parse(decoded(body));
  const audience = Array.isArray(said.aud) ? said.aud : [said.aud];
  if (said.iss !== provider.issuer) throw new Error('wrong issuer');
  if (!audience.includes(expected.clientId)) throw new Error('meant for another');
  if (said.exp + SKEW_SECONDS <= expected.now.getTime() / 1000) throw new Error('too old');
  if (said.nonce !== expected.nonce) throw new Error('wrong nonce');
  return {
    issuer: said.iss,
    subject: said.sub,
    email: said.email?.toLowerCase() ?? null,
    emailVerified: said.email_verified === true || said.email_verified === 'true',
    firstName: said.given_name ?? said.name ?? '',
    lastName: said.family_name ?? '',
  };
}

async function keyOf(provider: Provider, kid: string | undefined) {
  const find = (document: unknown) => {
    const { keys } = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) }).parse(document);
    return keys.find((key) => kid === undefined || key.kid === kid);
  };
  // A key that is not known yet may be a new one: ask again once.
  const jwk = find(await fetchJson(provider.jwks_uri)) ?? find(await fetchJson(provider.jwks_uri, true));
  if (!jwk) throw new Error('unknown key');
  return createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
}

function decoded(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

async function fetchJson(address: string, anew = false): Promise<unknown> {
  const known = kept.get(address);
  if (!anew && known && known.until > Date.now()) return known.value;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  const value: unknown = await answer.json();
  kept.set(address, { value, until: Date.now() + KEPT_MS });
  return value;
}

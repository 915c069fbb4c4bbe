import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Identity, OpenIdClient, OpenIdProvider } from '#backend/modules/auth/openid-client.ts';

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  iat: z.number(),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

const KEPT_MS = 60 * 60_000;
/** A token that names a key that is not known makes the keys be read anew, but not more often than this: anybody can write a token. */
const KEYS_COOLDOWN_MS = 60_000;
const TIMEOUT_MS = 5_000;
/** A provider's clock may be a little off. */
const SKEW_SECONDS = 60;
/** A token is redeemed a moment after it was made. */
const MOST_AGE_SECONDS = 600;
const kept = new Map<string, { value: OpenIdProvider; until: number }>();
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** An OpenID provider's addresses, asked for once an hour. Throws an Error where it does not answer or says nonsense. */
async function providerOf(issuer: string): Promise<OpenIdProvider> {
  const known = kept.get(issuer);
  if (known && known.until > Date.now()) return known.value;
  const address = `${issuer}/.well-known/openid-configuration`;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  const found = discovery.parse(await answer.json());
  if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error('the provider names another issuer');
  kept.set(issuer, { value: found, until: Date.now() + KEPT_MS });
  return found;
}

/**
 * Checks an ID token (OpenID Connect Core, 3.1.3.7): signature, issuer, audiences and the one that may use it, times and nonce.
 * @throws Error for anything that is not right
 */
async function checkIdToken(
  token: string,
  provider: OpenIdProvider,
  { clientId, nonce, now }: { clientId: string; nonce: string; now: Date },
): Promise<Identity> {
  const { payload } = await jwtVerify(token, keysOf(provider), {
    algorithms: ['RS256'],
    issuer: provider.issuer,
    audience: clientId,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    clockTolerance: SKEW_SECONDS,
    // Also refuses one that is made in the future.
    maxTokenAge: MOST_AGE_SECONDS,
    currentDate: now,
  });
  const said = claims.parse(payload);
  // One that is made for several has to name who may use it, and that is us.
  const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isForSeveral || said.azp !== undefined) && said.azp !== clientId) throw new Error('meant for another');
  if (said.nonce !== nonce) throw new Error('wrong nonce');
  return {
    issuer: said.iss,
    subject: said.sub,
    email: said.email?.toLowerCase() ?? null,
    emailVerified: said.email_verified === true || said.email_verified === 'true',
    firstName: said.given_name ?? said.name ?? '',
    lastName: said.family_name ?? '',
  };
}

/** The provider's keys, kept for an hour; a new one is found as soon as a token names it. */
function keysOf({ jwks_uri }: OpenIdProvider) {
  const known = keySets.get(jwks_uri);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    cacheMaxAge: KEPT_MS,
    timeoutDuration: TIMEOUT_MS,
  });
  keySets.set(jwks_uri, keys);
  return keys;
}

/** The code for an ID token. The client proves itself by HTTP Basic, its two words form-encoded first (RFC 6749, 2.3.1). */
async function redeemCode(
  { token_endpoint }: OpenIdProvider,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
): Promise<string> {
  const credentials = Buffer.from(`${formEncoded(clientId)}:${formEncoded(clientSecret)}`).toString('base64');
  const answer = await fetch(token_endpoint, {
    method: 'POST',
    headers: { Accept: 'application/json', Authorization: `Basic ${credentials}` },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the provider answered ${answer.status} to a code`);
  return z.object({ id_token: z.string() }).parse(await answer.json()).id_token;
}

function formEncoded(text: string): string {
  return new URLSearchParams({ v: text }).toString().slice(2);
}

/** OpenID Connect with a code, by `jose` for the tokens. */
export const openId: OpenIdClient = { providerOf, redeemCode, checkIdToken };

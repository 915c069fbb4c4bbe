import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic';
import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newToken } from '#backend/http/token.ts';
import { googleFinish, googleStart } from '#contract/auth.ts';
import { accountOfIdentity } from './google-account.ts';
import { openSession } from './open-session.ts';
import { checkIdToken, type Identity, providerOf } from './openid.ts';

const SCOPES = ['openid', 'email', 'profile'];
const TIMEOUT_MS = 8_000;

type Google = NonNullable<Call['deps']['config']['google']>;

/** Where the browser goes, with PKCE, state and nonce; the dashboard keeps the three and brings two of them back. */
export const googleStartRoute = serve(googleStart, async (call, { body }) => {
  const google = googleOf(call, body.redirect_uri);
  const provider = await providerOf(google.issuer).catch((error: unknown) => unavailable(call, error));
  const client = new OAuth2Client(google.clientId, google.clientSecret, body.redirect_uri);
  const state = generateState();
  const codeVerifier = generateCodeVerifier();
  const nonce = newToken();
  const url = client.createAuthorizationURLWithPKCE(
    provider.authorization_endpoint,
    state,
    CodeChallengeMethod.S256,
    codeVerifier,
    SCOPES,
  );
  url.searchParams.set('nonce', nonce);
  return { data: { authorization_url: url.toString(), state, nonce, code_verifier: codeVerifier } };
});

/** Exchanges the code, checks who it is, and signs them in. 401 `google.refused` for anything that is not right. */
export const googleFinishRoute = serve(googleFinish, async (call, { body }) => {
  const google = googleOf(call, body.redirect_uri);
  const identity = await identityOf(google, body).catch((error: unknown) => {
    call.deps.log.warn(
      { requestId: call.requestId, reason: error instanceof Error ? error.message : 'unknown' },
      'google',
    );
    throw new Refusal(401, 'google.refused');
  });
  const userId = await accountOfIdentity(call, identity, body.lang);
  return { data: await openSession(call, userId, 'google') };
});

async function identityOf(
  google: Google,
  body: { code: string; code_verifier: string; nonce: string; redirect_uri: string },
): Promise<Identity> {
  const provider = await providerOf(google.issuer);
  const client = new OAuth2Client(google.clientId, google.clientSecret, body.redirect_uri);
  const tokens = await inTime(client.validateAuthorizationCode(provider.token_endpoint, body.code, body.code_verifier));
  const { clientId } = google;
  return checkIdToken(tokens.idToken(), provider, { clientId, nonce: body.nonce, now: new Date() });
}

/** The provider's settings. Throws Refusal 404 `google.off`; 400 for a redirect that is not this tenant's own callback. */
function googleOf({ tenant, deps }: Call, redirectUri: string): Google {
  const { google, dashboardOrigin } = deps.config;
  if (!google || !tenant.customization.extras.signInWithGoogle) throw new Refusal(404, 'google.off');
  const { origin, pathname } = new URL(redirectUri);
  const own = new URL(dashboardOrigin(tenant.host));
  const isOwn = deps.config.isOwnMachine ? new URL(redirectUri).hostname === own.hostname : origin === own.origin;
  if (!isOwn || pathname !== '/callback')
    throw new Refusal(400, 'request.invalid', { fields: { redirect_uri: { key: 'validator.form_field_invalid' } } });
  return google;
}

function unavailable({ deps }: Call, error: unknown): never {
  deps.log.error({ err: error }, 'google');
  throw new Refusal(503, 'server.unavailable');
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('the provider took too long')), TIMEOUT_MS).unref();
    }),
  ]);
}

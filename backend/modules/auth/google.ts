import { createHash } from 'node:crypto';
import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newToken } from '#backend/http/token.ts';
import { googleFinish, googleStart } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { accountOfIdentity } from './google-account.ts';
import { openSession } from './open-session.ts';
import type { Identity } from './openid-client.ts';

const SCOPE = 'openid email profile';

type Google = NonNullable<Call['deps']['config']['google']>;

/** Where the browser goes, with PKCE, state and nonce; the dashboard keeps the three and brings two of them back. */
export const googleStartRoute = serve(googleStart, async (call, { body }) => {
  const google = googleOf(call, body.redirect_uri);
  const provider = await call.deps.providers.openId
    .providerOf(google.issuer)
    .catch((error: unknown) => unavailable(call, error));
  const [state, codeVerifier, nonce] = [newToken(), newToken(), newToken()];
  const url = new URL(provider.authorization_endpoint);
  const asked = {
    ...{ response_type: 'code', client_id: google.clientId, redirect_uri: body.redirect_uri, scope: SCOPE },
    ...{ state, nonce, code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return { data: { authorization_url: url.toString(), state, nonce, code_verifier: codeVerifier } };
});

/** Exchanges the code, checks who it is, and signs them in. 401 `google.refused` for anything that is not right. */
export const googleFinishRoute = serve(googleFinish, async (call, { body }) => {
  const google = googleOf(call, body.redirect_uri);
  const identity = await identityOf(call, google, body).catch((error: unknown) => {
    call.deps.log.warn({ requestId: call.requestId, err: error }, 'google');
    throw new Refusal(401, 'google.refused');
  });
  const { userId, isNew } = await accountOfIdentity(call, identity, body.lang);
  return { data: { ...(await openSession(call, userId, 'google')), new_account: isNew } };
});

async function identityOf(
  { deps }: Call,
  google: Google,
  body: { code: string; code_verifier: string; nonce: string; redirect_uri: string },
): Promise<Identity> {
  const { openId } = deps.providers;
  const provider = await openId.providerOf(google.issuer);
  const idToken = await openId.redeemCode(provider, google, {
    ...{ code: body.code, codeVerifier: body.code_verifier, redirectUri: body.redirect_uri },
  });
  const { clientId } = google;
  return openId.checkIdToken(idToken, provider, { clientId, nonce: body.nonce, now: new Date() });
}

/** The provider's settings. Throws Refusal 404 `google.off`; 400 for a redirect that is not this tenant's own callback. */
function googleOf({ tenant, deps }: Call, redirectUri: string): Google {
  const { google, dashboardOrigin } = deps.config;
  if (!google || !tenant.customization.extras.signInWithGoogle) throw new Refusal(404, 'google.off');
  const { origin, pathname } = new URL(redirectUri);
  const own = new URL(dashboardOrigin(tenant.host));
  const isOwn = deps.config.isOwnMachine ? new URL(redirectUri).hostname === own.hostname : origin === own.origin;
  if (!isOwn || pathname !== pathTo.callback)
    throw new Refusal(400, 'request.invalid', { fields: { redirect_uri: { key: 'validator.form_field_invalid' } } });
  return google;
}

function unavailable({ deps }: Call, error: unknown): never {
  deps.log.error({ err: error }, 'google');
  throw new Refusal(503, 'server.unavailable');
}

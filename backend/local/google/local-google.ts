import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type GoogleClient, LOCAL_GOOGLE } from '#backend/config-google.ts';
import type { Deps } from '#backend/deps.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { googlePage, wrongRequestPage } from './google-page.ts';
import { LocalCodes } from './local-codes.ts';
import { localIdToken, localKeys } from './local-token.ts';

const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
const NO_STORE = { 'Cache-Control': 'no-store' };
const email = z.email().max(254);

/** What a browser brings of the dashboard's request (OpenID Connect Core, 3.1.2.1; RFC 7636, 4.3). */
const asked = z.object({
  response_type: z.literal('code'),
  scope: z.string().refine((text) => text.split(' ').includes('openid')),
  redirect_uri: z.url(),
  state: z.string().min(1).max(500),
  nonce: z.string().min(1).max(500),
  code_challenge_method: z.literal('S256'),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
});
const typed = z.object({
  email: z.string().trim().max(300).default(''),
  first_name: z.string().trim().max(80).default(''),
  last_name: z.string().trim().max(120).default(''),
  verified: z.literal('on').optional(),
  decision: z.enum(['agree', 'leave']),
});
const redeemed = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().max(200),
  redirect_uri: z.string().max(2_000),
  code_verifier: z.string().min(43).max(128),
});

/**
 * An OpenID provider of one's own machine, for tenants that sign people in with Google where no client at Google is set: discovery, keys, a page on which a person
 * says who they are, and the exchange of its code. Our client talks to it as to Google, and nothing of it knows the other side's memory. With a client at Google
 * nothing of it is served.
 */
export function localGoogle(deps: Deps): Hono {
  const routes = new Hono();
  const codes = new LocalCodes();
  const own = () => {
    const { google } = deps.config;
    return google?.issuer.endsWith(LOCAL_GOOGLE) ? google : null;
  };
  routes.use(`${LOCAL_GOOGLE}/*`, async (c, next) => (own() ? next() : c.notFound()));

  routes.get(`${LOCAL_GOOGLE}/.well-known/openid-configuration`, (c) => c.json(discoveryOf(own()?.issuer ?? '')));
  routes.get(`${LOCAL_GOOGLE}/keys`, async (c) => c.json(await localKeys()));

  routes.on(['GET', 'POST'], `${LOCAL_GOOGLE}/authorize`, async (c) => {
    const request = await requestOf(c, deps, own());
    if ('wrong' in request) return c.html(wrongRequestPage(request.wrong), 400, policyOf(''));
    const { redirect_uri, state, nonce, code_challenge, host } = request;
    const policy = policyOf(new URL(redirect_uri).origin);
    const known = ['investor', 'newcomer', 'manager', 'issuer'].map((who) => `${who}@${host.split('.')[0]}.test`);
    const show = (values: Parameters<typeof googlePage>[1], problem: string | null) =>
      c.html(googlePage(host, values, { known, problem }), problem ? 422 : 200, policy);
    const empty = { email: '', first_name: '', last_name: '', verified: true };
    if (c.req.method === 'GET') return show(empty, null);
    const fields = typed.safeParse(await c.req.parseBody()).data;
    if (!fields) return show(empty, 'This form was not filled in here.');
    const back = (answer: Record<string, string>) => {
      const to = new URL(redirect_uri);
      for (const [name, value] of Object.entries({ ...answer, state })) to.searchParams.set(name, value);
      return c.redirect(to.href, 303);
    };
    if (fields.decision === 'leave') return back(failure('access_denied'));
    const isVerified = fields.verified === 'on';
    if (!email.safeParse(fields.email).success)
      return show({ ...fields, verified: isVerified }, 'This is not an e-mail address.');
    const account = {
      ...{ email: fields.email, emailVerified: isVerified },
      ...{ firstName: fields.first_name, lastName: fields.last_name },
    };
    return back({ code: codes.give({ account, redirectUri: redirect_uri, nonce, challenge: code_challenge }) });
  });

  routes.post(`${LOCAL_GOOGLE}/token`, async (c) => {
    const client = own();
    if (!client || !isClient(client, c.req.header('Authorization') ?? ''))
      return c.json(failure('invalid_client'), 401, { ...NO_STORE, 'WWW-Authenticate': 'Basic' });
    const fields = redeemed.safeParse(await c.req.parseBody()).data;
    if (!fields) return c.json(failure('invalid_request'), 400, NO_STORE);
    const grant = codes.redeem(fields.code, { redirectUri: fields.redirect_uri, verifier: fields.code_verifier });
    if (!grant) return c.json(failure('invalid_grant'), 400, NO_STORE);
    const id_token = await localIdToken(grant, client);
    return c.json({ access_token: 'opens-nothing', token_type: 'Bearer', expires_in: 300, id_token }, 200, NO_STORE);
  });
  return routes;
}

/** The protocol's own words for what went wrong (RFC 6749, 4.1.2.1 and 5.2): our client reads them, no person does. */
const failure = (error: 'access_denied' | 'invalid_client' | 'invalid_request' | 'invalid_grant') => ({ error });

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
  };
}

/** The request of a browser that one of our dashboards has sent here, with the primary host of its tenant; else what is wrong: then nobody is sent on. */
async function requestOf(
  c: Context,
  deps: Deps,
  client: GoogleClient | null,
): Promise<(z.output<typeof asked> & { host: string }) | { wrong: string }> {
  const query = c.req.query();
  if (!client || query.client_id !== client.clientId) return { wrong: 'Nobody is known by this client_id.' };
  const request = asked.safeParse(query).data;
  if (!request) return { wrong: 'A code with PKCE, state and nonce has to be asked for.' };
  const { hostname, pathname } = new URL(request.redirect_uri);
  const tenantId = await deps.tenants.idOfHost(hostname);
  if (!tenantId || pathname !== pathTo.callback) return { wrong: 'This redirect_uri is no callback of a tenant.' };
  // The primary host tells the tenant's demo log-ins, whichever of its hosts was asked.
  const primary = (await deps.tenants.list()).find(({ id }) => id === tenantId);
  return { ...request, host: primary?.host ?? hostname };
}

/** HTTP Basic, its two words form-encoded first (RFC 6749, 2.3.1). */
function isClient({ clientId, clientSecret }: GoogleClient, authorization: string): boolean {
  const encoded = [clientId, clientSecret].map((word) => new URLSearchParams({ v: word }).toString().slice(2));
  const right = Buffer.from(`Basic ${Buffer.from(encoded.join(':')).toString('base64')}`);
  const sent = Buffer.from(authorization);
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/** Whoever agrees is sent on to the dashboard, which a form's policy counts as a part of its way. */
function policyOf(dashboard: string): Record<string, string> {
  return { ...NO_STORE, 'Content-Security-Policy': `${CONTENT_POLICY}; form-action 'self' ${dashboard}`.trim() };
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openId } from '#backend/providers/openid/openid.ts';
import { googleFinish, googleStart } from '#contract/auth.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

// The other side is oidc-provider, a certified OpenID provider that we did not write.

const CLIENT_ID = 'the client/of+lonja';
/** With the signs that HTTP Basic needs encoded. */
const CLIENT_SECRET = 'a/secret+with:signs%of all=kinds&0123456789';

let server: Server;
let issuer: string;
let world: InvestWorld;
let backEnd: BackEnd;
let redirect_uri: string;

beforeAll(async () => {
  world = await makeInvestWorld({ extras: { signInWithGoogle: true } });
  redirect_uri = `http://${world.host}:3000/callback`;
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirect_uri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the tests'] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: `${sub}@persona.test`,
        email_verified: true,
        given_name: 'Ana',
        family_name: 'Ruiz',
      }),
    }),
  });
  server.on('request', provider.callback());
  backEnd = await startBackEnd(world.db.url, 5, {
    ...{ GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
  });
});
afterAll(async () => {
  await backEnd?.close();
  await world?.close();
  server?.closeAllConnections();
  server?.close();
});

/** A browser at the provider's own pages: follows, fills in the first form that it meets, keeps cookies; answers the address that leads back to us. */
async function walk(address: string, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next: { url: string; body?: URLSearchParams } = { url: address };
  for (let turn = 0; turn < 12; turn++) {
    const answer = await fetch(next.url, {
      method: next.body ? 'POST' : 'GET',
      ...(next.body ? { body: next.body } : {}),
      headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const to = answer.headers.get('Location');
    if (to) {
      const url = new URL(to, next.url);
      if (url.href.startsWith(redirect_uri)) return url;
      next = { url: url.href };
      continue;
    }
    const page = await answer.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`the provider shows ${answer.status} ${page.slice(0, 300)}`);
    next = { url: new URL(action, next.url).href, body: new URLSearchParams({ prompt, login, password: 'x' }) };
  }
  throw new Error('the provider leads nowhere');
}

const start = () => callApi(backEnd.fetch, 'http://api.test', world.host, googleStart, { body: { redirect_uri } });

async function signIn(login: string) {
  const { authorization_url, state, nonce, code_verifier } = good(await start()).data;
  const back = await walk(authorization_url, login);
  expect(back.searchParams.get('state')).toBe(state);
  const body = { code: back.searchParams.get('code') ?? '', code_verifier, nonce, redirect_uri, lang: 'es' as const };
  return callApi(backEnd.fetch, 'http://api.test', world.host, googleFinish, { body });
}

test('the whole way: a new account, and the same one the next time', async () => {
  const first = good(await signIn('ana-uno')).data;
  expect(first).toMatchObject({ email: 'ana-uno@persona.test', roles: ['USER'] });
  expect(first.legal_information).toMatchObject({ first_name: 'Ana', last_name: 'Ruiz' });
  expect(good(await signIn('ana-uno')).data.id).toBe(first.id);
  expect(good(await signIn('ana-dos')).data.id).not.toBe(first.id);
});

test('a code of another verifier, and a wrong secret, are refused by the provider', async () => {
  const provider = await openId.providerOf(issuer);
  const codeFor = async () => {
    const { authorization_url, code_verifier } = good(await start()).data;
    const code = (await walk(authorization_url, 'ana-tres')).searchParams.get('code') ?? '';
    return { code, codeVerifier: code_verifier, redirectUri: redirect_uri };
  };
  const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
  expect(await openId.redeemCode(provider, client, await codeFor())).toContain('.');
  const bent = { ...(await codeFor()), codeVerifier: 'x'.repeat(50) };
  await expect(openId.redeemCode(provider, client, bent)).rejects.toThrow('400');
  const stranger = { ...client, clientSecret: decodeURIComponent(encodeURIComponent(`${CLIENT_SECRET}1`)) };
  await expect(openId.redeemCode(provider, stranger, await codeFor())).rejects.toThrow('401');
});

describe('a token made by jose', () => {
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let keyServer: Server;
  let asked = 0;
  const now = new Date();
  const seconds = Math.floor(now.getTime() / 1000);

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    keyServer = createServer((_, response) => {
      asked += 1;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ keys: [jwk] }));
    });
    keyServer.listen(0, '127.0.0.1');
    await once(keyServer, 'listening');
  });
  afterAll(() => void keyServer?.close());

  const check = async (change: Record<string, unknown> = {}, kid = 'one') => {
    const base = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`;
    const provider = {
      ...{ issuer: base, authorization_endpoint: base, token_endpoint: base, jwks_uri: `${base}/keys` },
    };
    const said = { iss: base, aud: 'us', sub: 'ana', nonce: 'n', iat: seconds, exp: seconds + 300, ...change };
    const token = await new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid }).sign(keys.privateKey);
    return openId.checkIdToken(token, provider, { clientId: 'us', nonce: 'n', now }).then(
      () => 'taken',
      () => 'refused',
    );
  };

  test.each([
    ['as it should be', {}, 'taken'],
    ['for several, made for us', { aud: ['us', 'them'], azp: 'us' }, 'taken'],
    ['for several, made for nobody', { aud: ['us', 'them'] }, 'refused'],
    ['for several, made for another', { aud: ['us', 'them'], azp: 'them' }, 'refused'],
    ['for us alone, made for another', { azp: 'them' }, 'refused'],
    ['for another', { aud: 'them' }, 'refused'],
    ['made tomorrow', { iat: seconds + 86_400, exp: seconds + 90_000 }, 'refused'],
    ['made long ago', { iat: seconds - 86_400 }, 'refused'],
    ['without the time of its making', { iat: undefined }, 'refused'],
    ['not good before tomorrow', { nbf: seconds + 86_400 }, 'refused'],
    ['past its time', { exp: seconds - 120 }, 'refused'],
    ['of another walk', { nonce: 'm' }, 'refused'],
    ['of nobody', { sub: undefined }, 'refused'],
  ])('%s is %3$s', async (_, change, outcome) => {
    expect(await check(change)).toBe(outcome);
  });

  test('a token that names unknown keys does not make the keys be read each time', async () => {
    expect(await check()).toBe('taken');
    const before = asked;
    for (let at = 0; at < 30; at++) expect(await check({}, `unknown-${at}`)).toBe('refused');
    expect(asked - before).toBeLessThanOrEqual(1);
  });
});

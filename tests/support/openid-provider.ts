import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';

/** What the provider vouches for. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** How one token is made wrong, to see that it is refused. */
export interface Wrong {
  claims?: Record<string, unknown>;
  /** Signed with a key that the provider does not publish. */
  otherKey?: boolean;
  /** No signature at all: `alg: none`. */
  unsigned?: boolean;
}

/** An OpenID provider on this machine: discovery, keys, and a token endpoint that checks client, code, redirect and PKCE. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What a browser does at the authorization address: answers the code that comes back with the redirect. */
  authorize(authorizationUrl: string, claims: Claims, wrong?: Wrong): string;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
  claims: Claims;
  wrong: Wrong;
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const [clientId, clientSecret] = ['client-id', 'client-secret'];
  let issuer = '';

  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration')
      return reply(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (request.url === '/keys')
      return reply(200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (request.url !== '/token' || request.method !== 'POST') return reply(404, {});
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const grant = redeem(new URLSearchParams(body), request.headers.authorization ?? '');
      if (!grant) return reply(400, { error: 'invalid_grant' });
      reply(200, { access_token: 'access', token_type: 'Bearer', expires_in: 3600, id_token: idToken(grant) });
    });
  });

  /** The grant of a code, once, for the client that holds the verifier of its challenge. */
  function redeem(form: URLSearchParams, authorization: string): Grant | null {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      authorization === basic && grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
    return isRight ? grant : null;
  }

  function idToken({ claims, nonce, wrong }: Grant): string {
    const seconds = Math.floor(Date.now() / 1000);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const said = { iss: issuer, aud: clientId, iat: seconds, exp: seconds + 300, nonce, ...claims, ...wrong.claims };
    const text = `${part({ alg: wrong.unsigned ? 'none' : 'RS256', kid: 'one' })}.${part(said)}`;
    if (wrong.unsigned) return `${text}.`;
    const key = wrong.otherKey ? stranger.privateKey : keys.privateKey;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    get issuer() {
      return issuer;
    },
    clientId,
    clientSecret,
    authorize(authorizationUrl, claims, wrong = {}) {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomBytes(16).toString('base64url');
      grants.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
        claims,
        wrong,
      });
      return code;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** What the provider knows of an account, by its log-in name. */
export type Accounts = Record<
  string,
  { email?: string; email_verified?: boolean; given_name?: string; family_name?: string }
>;

/** An OpenID provider that we did not write, with the pages that it has for developers. */
export interface RealOpenIdProvider {
  /**
   * What a person does there, from the address that they were sent to: signs in and agrees, or leaves at the page that asks.
   * Answers the whole address to which the provider sends them back.
   */
  walk(authorizationUrl: string, login: string | null): Promise<URL>;
  close(): Promise<void>;
}

/** @param port on which its issuer, `http://127.0.0.1:<port>`, was announced */
export async function startRealOpenIdProvider(
  port: number,
  client: { id: string; secret: string; redirectUri: string },
  accounts: Accounts,
): Promise<RealOpenIdProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does: what was asked for stands in the ID token itself.
    conformIdTokenClaims: false,
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
  });
  const server = createServer(provider.callback());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async walk(authorizationUrl, login) {
      const cookies = new Map<string, string>();
      let at = new URL(authorizationUrl);
      let form: URLSearchParams | undefined;
      for (let hops = 0; hops < 20; hops++) {
        const answer = await fetch(at, {
          redirect: 'manual',
          method: form ? 'POST' : 'GET',
          headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          body: form,
        });
        form = undefined;
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get('Location');
        const page = await answer.text();
        if (location) {
          at = new URL(location, at);
          if (at.origin !== issuer) return at;
          continue;
        }
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
        if (!prompt) throw new Error(`the provider shows no form at ${at.pathname}: ${answer.status}`);
        if (login === null) at = new URL(`${at.pathname}/abort`, issuer);
        else form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) });
      }
      throw new Error('a loop of redirects at the provider');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

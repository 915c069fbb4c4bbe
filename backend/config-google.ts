import { randomBytes } from 'node:crypto';

/** A client at an OpenID provider, by its issuer without a slash at the end. */
export interface GoogleClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Where this machine's own provider stands, below the API's origin. */
export const LOCAL_GOOGLE = '/local-google';

/**
 * Who signs people in "with Google": the client that a person has named; without one, on one's own machine alone, the provider that this back end serves itself,
 * with a secret that nobody else hears of. Null: nobody, and no page offers it.
 */
export function googleIn(
  given: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID?: string; GOOGLE_CLIENT_SECRET?: string },
  { isOwnMachine, apiOrigin }: { isOwnMachine: boolean; apiOrigin: string | null },
): GoogleClient | null {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = given;
  if (clientId && clientSecret) return { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret };
  if (!isOwnMachine || !apiOrigin) return null;
  return {
    issuer: `${apiOrigin}${LOCAL_GOOGLE}`,
    clientId: 'lonja-on-this-machine',
    clientSecret: randomBytes(32).toString('base64url'),
  };
}

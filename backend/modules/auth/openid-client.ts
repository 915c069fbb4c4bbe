/** An OpenID provider, by what it says of itself. */
export interface OpenIdProvider {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

/** Who signed in elsewhere, as the provider vouches for it. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What signing in elsewhere asks of the protocol's client. Each throws an Error where the provider does not answer or something is not right. */
export interface OpenIdClient {
  providerOf(issuer: string): Promise<OpenIdProvider>;
  /** The code for an ID token. */
  redeemCode(
    provider: OpenIdProvider,
    client: { clientId: string; clientSecret: string },
    order: { code: string; codeVerifier: string; redirectUri: string },
  ): Promise<string>;
  checkIdToken(
    token: string,
    provider: OpenIdProvider,
    expected: { clientId: string; nonce: string; now: Date },
  ): Promise<Identity>;
}

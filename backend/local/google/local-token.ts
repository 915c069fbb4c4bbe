import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { Grant } from './local-codes.ts';

const ALG = 'RS256';
const LIVES_SECONDS = 300;

let made: Promise<{ privateKey: CryptoKey; publicJwk: JWK; kid: string }> | null = null;

/** One pair of keys as long as this process lives: nothing that it signs is good for longer. */
function keys() {
  made ??= generateKeyPair(ALG).then(async ({ privateKey, publicKey }) => {
    const kid = randomUUID();
    return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: ALG, use: 'sig' }, kid };
  });
  return made;
}

/** The public side of what signs the tokens (RFC 7517). */
export async function localKeys(): Promise<{ keys: JWK[] }> {
  return { keys: [(await keys()).publicJwk] };
}

/** An ID token (OpenID Connect Core, 2) for the client that redeemed a code. The subject is the e-mail's own, as often as it signs in. */
export async function localIdToken(
  { account, nonce }: Grant,
  { issuer, clientId }: { issuer: string; clientId: string },
): Promise<string> {
  const { privateKey, kid } = await keys();
  const { email, emailVerified, firstName, lastName } = account;
  const claims = {
    ...{ email, email_verified: emailVerified, nonce, azp: clientId },
    ...(firstName && { given_name: firstName }),
    ...(lastName && { family_name: lastName }),
    name: `${firstName} ${lastName}`.trim() || email,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALG, kid })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32))
    .setIssuedAt()
    .setExpirationTime(`${LIVES_SECONDS}s`)
    .sign(privateKey);
}

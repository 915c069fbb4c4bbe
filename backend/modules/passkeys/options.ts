import type { Call } from '#backend/http/call.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import { PASSKEY_CHALLENGE_MINUTES } from '#domain/limits.ts';
import { type ChallengeFor, newChallenge } from './challenge.ts';
import type { PasskeyRow } from './passkeys.repository.ts';
import { relyingPartyOf } from './relying-party.ts';

const TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;
/** EdDSA, ES256 and RS256 (COSE): what authenticators make. */
const ALGORITHMS = [-8, -7, -257];

const described = ({ credentialId, transports }: PasskeyRow) => ({ type: 'public-key', id: credentialId, transports });

/** How an authenticator knows a person: no name, no e-mail. */
export const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** What a browser is told to make (`PublicKeyCredentialCreationOptionsJSON`): one that says by itself whose it is, opened by its person, and none where one of theirs is already. */
export function creationOptions(
  call: Pick<Call, 'tenant' | 'deps'>,
  person: { id: string; email: string; name: string },
  challenge: string,
  present: readonly PasskeyRow[],
): string {
  const { id } = relyingPartyOf(call);
  return JSON.stringify({
    challenge,
    rp: { id, name: tenantNameOf(call.tenant) },
    user: { id: handleOf(person.id), name: person.email, displayName: person.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: present.filter(({ rpId }) => rpId === id).map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    extensions: { credProps: true },
  });
}

/** What a browser is told to sign (`PublicKeyCredentialRequestOptionsJSON`), with a new challenge. @param among whose passkey it has to be; none: whichever the person takes */
export async function requestOptions(call: Call, of: ChallengeFor, among: readonly PasskeyRow[] = []): Promise<string> {
  return JSON.stringify({
    challenge: await newChallenge(call, of),
    rpId: relyingPartyOf(call).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: among.map(described),
  });
}

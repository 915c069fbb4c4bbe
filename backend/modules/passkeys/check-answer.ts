import type { MadeAnswer, SignedAnswer } from './browser-answer.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** Loaded when somebody first has a passkey: it reads certificates of a dozen makers, which takes most of a second. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

interface Expected {
  challenge: string;
  origin: string;
  rpId: string;
}

type MadeFacts = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backupEligible' | 'backedUp'
>;

/**
 * A new passkey as its authenticator made it, its person verified; null where anything is not as expected. Who built the authenticator is never looked at:
 * its statement is left out before it is read, since it could name addresses that would be asked for lists of revoked certificates.
 */
export async function checkMade(answer: MadeAnswer, { challenge, origin, rpId }: Expected): Promise<MadeFacts | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const attestationObject = await withoutStatement(answer.response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...answer,
        response: { clientDataJSON: answer.response.clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    });
    if (!verified || registrationInfo.credential.id !== answer.id) return null;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: answer.response.transports,
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await helpers();
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const bare = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}

/** A use of a passkey, its person verified: what its authenticator says of itself now; null where anything is not as expected. Whether its count went on is the caller's to look at. */
export async function checkSigned(
  answer: SignedAnswer,
  { publicKey, credentialId, backupEligible }: Pick<PasskeyRow, 'publicKey' | 'credentialId' | 'backupEligible'>,
  { challenge, origin, rpId }: Expected,
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...answer.response, userHandle: answer.response.userHandle ?? undefined },
        clientExtensionResults: {},
      },
      // A count that went back is told of once the signature is known to be right: anybody can write a lower one.
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    });
    const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
    // Whether it may be copied is decided when it is made (W3C WebAuthn Level 3, 6.1.3).
    if (!verified || (credentialDeviceType === 'multiDevice') !== backupEligible) return null;
    return { counter: newCounter, backedUp: credentialBackedUp };
  } catch {
    return null;
  }
}

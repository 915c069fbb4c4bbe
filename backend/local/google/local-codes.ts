import { createHash, randomBytes } from 'node:crypto';

/** Who a person says that they are at the provider of this machine. */
interface LocalAccount {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What a code was given for. */
export interface Grant {
  account: LocalAccount;
  redirectUri: string;
  nonce: string;
  challenge: string;
}

/** Codes are redeemed at once by whoever asked; Google's own live for minutes. */
const LIVES_MS = 60_000;
const MOST = 1_000;

/** Codes that wait to be redeemed, in the memory of this process: each once, within a minute, by who holds the verifier of its challenge (RFC 7636). */
export class LocalCodes {
  readonly #waiting = new Map<string, Grant & { until: number }>();

  give(grant: Grant): string {
    for (const [code, { until }] of this.#waiting)
      if (until < Date.now() || this.#waiting.size >= MOST) this.#waiting.delete(code);
    const code = randomBytes(24).toString('base64url');
    this.#waiting.set(code, { ...grant, until: Date.now() + LIVES_MS });
    return code;
  }

  /** What a code was given for; null for one that is unknown, used, late, for another address or not theirs. Either way it is gone. */
  redeem(code: string, { redirectUri, verifier }: { redirectUri: string; verifier: string }): Grant | null {
    const grant = this.#waiting.get(code);
    this.#waiting.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isTheirs = grant?.challenge === challenge && grant.redirectUri === redirectUri;
    return grant && isTheirs && grant.until >= Date.now() ? grant : null;
  }
}

/**
 * Whether an authenticator's count of signatures has gone on since it was last used (W3C WebAuthn Level 3, 7.2, step 22). One that counts nothing always says 0.
 * @param kept at its last use
 * @param said now
 */
export function wentOn(kept: number, said: number): boolean {
  return said > kept || (said === 0 && kept === 0);
}

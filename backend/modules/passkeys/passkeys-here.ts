import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { type PasskeyRow, passkeysOf } from './passkeys.repository.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * A person's passkeys that a browser offers at the host that is asked.
 * @throws Refusal 409 `passkey.none_here`
 */
export async function passkeysHere(call: Call, userId: string): Promise<PasskeyRow[]> {
  const { id } = relyingPartyOf(call);
  const here = (await passkeysOf(call.tx, call.tenant.id, userId)).filter(({ rpId }) => rpId === id);
  if (here.length === 0) throw new Refusal(409, 'passkey.none_here');
  return here;
}

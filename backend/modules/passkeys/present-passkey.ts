import type { Call } from '#backend/http/call.ts';
import type { PasskeyRow } from './passkeys.repository.ts';
import { relyingPartyOf } from './relying-party.ts';

/** A passkey as its person reads of it: nothing that its authenticator would need. */
export function presentPasskey(call: Pick<Call, 'tenant' | 'deps'>, passkey: PasskeyRow) {
  const { id, name, createdAt, lastUsedAt, backedUp, rpId } = passkey;
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    synced: backedUp,
    elsewhere: rpId === relyingPartyOf(call).id ? null : rpId,
  };
}

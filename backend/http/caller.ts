import type { Tx } from '#backend/db/transaction.ts';
import { type Endpoint, isRefusedWhileImpersonating } from '#contract/endpoint.ts';
import { type Caller, isAmong } from '#domain/access/permissions.ts';
import { Refusal } from './refusal.ts';
import { tokenHash } from './token.ts';
import { type Holder, holdersOf } from './who.repository.ts';

const USER_HEADER = 'X-USER-ACCESS-TOKEN';
const MANAGER_HEADER = 'X-MANAGER-USER-ACCESS-TOKEN';
const MAX_TOKEN_CHARS = 200;

/** Hashes of the two session headers (specification, sections 6 and 7); null where a header is missing or absurd. */
export interface SentTokens {
  user: string | null;
  manager: string | null;
}

export function sentTokens(headers: Headers): SentTokens {
  const hashOf = (name: string) => {
    const token = headers.get(name);
    return token && token.length <= MAX_TOKEN_CHARS ? tokenHash(token) : null;
  };
  return { user: hashOf(USER_HEADER), manager: hashOf(MANAGER_HEADER) };
}

/**
 * Who calls. A manager's endpoint listens to the manager header alone, and a token counts only in its own kind's header; elsewhere the user's
 * token speaks first, because a manager who impersonates may send both.
 * @throws Refusal 401 `session.none` where somebody is needed and nobody is there; 403 `access.denied` for the wrong role; 403
 * `access.impersonated` where a manager behind another's session may not act
 */
export async function callerOf(
  tx: Tx,
  tenantId: string,
  tokens: SentTokens,
  endpoint: Pick<Endpoint, 'action' | 'method' | 'caller'>,
  now: Date,
): Promise<Holder | null> {
  const sent = [tokens.user, tokens.manager].filter((hash) => hash !== null);
  const holders = await holdersOf(tx, tenantId, sent, now);
  const held = (kind: 'user' | 'manager') =>
    holders.find(({ tokenHash, session }) => tokenHash === tokens[kind] && session.kind === kind) ?? null;
  // A person without the manager's token gets 403 rather than 401 on a manager's endpoint: signing in again would not help.
  const order = speaksAsManager(endpoint.caller) ? (['manager', 'user'] as const) : (['user', 'manager'] as const);
  const holder = held(order[0]) ?? held(order[1]);
  if (endpoint.caller === 'anyone') return holder;
  if (!holder) throw new Refusal(401, 'session.none');
  if (!mayCall(endpoint.caller, holder)) throw new Refusal(403, 'access.denied');
  if (holder.session.impersonatorUserId && isRefusedWhileImpersonating(endpoint))
    throw new Refusal(403, 'access.impersonated');
  return holder;
}

function speaksAsManager(caller: Caller): boolean {
  return caller === 'manager' || caller === 'issuer-or-manager';
}

/** A manager's role counts with the manager's own token alone. */
function mayCall(caller: Caller, { user, session }: Holder): boolean {
  const roles = session.kind === 'manager' ? user.roles : user.roles.filter((role) => !isAmong('manager', [role]));
  return caller === 'signed-in' || isAmong(caller, roles);
}

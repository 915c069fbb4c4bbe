import type { z } from 'zod';
import type { SessionKind } from '#backend/db/schema/sessions.ts';
import type { Call } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { askFactor, hasFactor } from '#backend/modules/factors/sign-in-ticket.ts';
import { findSessionFacts, updateUser } from '#backend/modules/users/users.repository.ts';
import type { sessionUser } from '#contract/session-user.ts';
import { AREA_ROLES, type Role } from '#domain/access/roles.ts';
import { SESSION_VALIDITY_DAYS } from '#domain/session/rules.ts';
import { keepDevice } from './devices.repository.ts';
import { sessionUserOf } from './session-user.ts';
import { insertToken } from './sessions.repository.ts';

/** How a person proved who they are: for the audit log. */
type SignInWay = 'password' | 'secret' | 'code' | 'google';

const DAY_MS = 86_400_000;

/** Which of the two kinds of session a person gets (specification, section 6): whoever may enter the manager's area, the manager's. */
function sessionKindOf(roles: readonly Role[]): SessionKind {
  return roles.some((role) => AREA_ROLES.manager.includes(role)) ? 'manager' : 'user';
}

/**
 * Opens a session of 15 days and tells what the dashboard needs of the person. The token leaves here once; only its hash stays.
 * @param device the token that the browser keeps already; without one it gets its own
 * @throws Refusal 401 `session.invalid` where the person is gone, whoever else vouches for them; 403 `session.factor_needed` where their second factor is
 * still to come, whatever they have shown so far
 */
export async function openSession(
  work: Call,
  userId: string,
  way: SignInWay,
  device?: string,
): Promise<z.input<typeof sessionUser>> {
  if (await hasFactor(work, userId)) throw await askFactor(work, userId, way);
  return openProvenSession(work, userId, { way }, device);
}

/** The same once all that the person's sign-in asks for was shown. @param proof what was, for the audit log */
export async function openProvenSession(
  work: Call,
  userId: string,
  proof: { way: string; factor?: string },
  device?: string,
): Promise<z.input<typeof sessionUser>> {
  const { tx, tenant, now } = work;
  const facts = await findSessionFacts(tx, tenant.id, userId);
  if (!facts) throw new Refusal(401, 'session.invalid');
  const accessToken = newToken();
  const kind = sessionKindOf(facts.user.roles);
  const expiresAt = new Date(now.getTime() + SESSION_VALIDITY_DAYS * DAY_MS);
  await insertToken(tx, {
    tenantId: tenant.id,
    userId,
    kind,
    tokenHash: tokenHash(accessToken),
    createdAt: now,
    expiresAt,
    agent: work.agent,
    address: work.address,
  });
  const newDevice = device ? null : newToken();
  await keepDevice(tx, tenant.id, userId, tokenHash(device ?? newDevice ?? ''), now);
  await updateUser(tx, tenant.id, userId, { lastLoginAt: now });
  await work.audit('user.signed_in', { userId, subject: { type: 'user', id: userId }, details: proof });
  return {
    ...sessionUserOf(facts),
    accessToken,
    session_kind: kind,
    token_expires_at: expiresAt.toISOString(),
    device: newDevice,
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Speaker } from './back-end.ts';
import type { TestDatabase } from './database.ts';

/** A token of one of a tenant's demo log-ins; a manager's speaks for the desk. Throws where there is no such log-in. */
export async function demoSpeaker(
  db: Pick<TestDatabase, 'query'>,
  tenant: string,
  who: 'manager' | 'issuer' | 'investor',
): Promise<Speaker & { id: string }> {
  const token = randomBytes(32).toString('base64url');
  const kind = who === 'manager' ? 'manager' : 'user';
  const [made] = await db.query<{ user_id: string }>(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at)
     select tenant_id, id, $2, $3, now() - interval '1 minute', now() + interval '1 day' from users where email = $1 returning user_id`,
    [`${who}@${tenant}.test`, kind, createHash('sha256').update(token).digest('hex')],
  );
  if (!made) throw new Error(`${tenant} has no ${who}`);
  return { token, kind, id: made.user_id };
}

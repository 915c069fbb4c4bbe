import { and, eq, inArray } from 'drizzle-orm';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** A person's name, or their e-mail where there is none; null for nobody. */
export async function displayName(tx: Tx, tenantId: string, userId: string): Promise<string | null> {
  return (await displayNames(tx, tenantId, [userId])).get(userId) ?? null;
}

/** `displayName` of several people, by their id. */
export async function displayNames(
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, first: userProfiles.firstName, last: userProfiles.lastName, email: users.email })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...new Set(userIds)])));
  return new Map(rows.map(({ id, first, last, email }) => [id, `${first} ${last}`.trim() || email]));
}

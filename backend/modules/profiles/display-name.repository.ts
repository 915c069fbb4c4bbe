import { and, eq } from 'drizzle-orm';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** A person's name, or their e-mail where there is none; null for nobody. */
export async function displayName(tx: Tx, tenantId: string, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ first: userProfiles.firstName, last: userProfiles.lastName, email: users.email })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row ? `${row.first} ${row.last}`.trim() || row.email : null;
}

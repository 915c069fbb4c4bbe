import { and, eq, isNull } from 'drizzle-orm';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { CallUser } from '#backend/http/call.ts';

/** A person with the roles that they have now; null for one that is gone. */
export async function personNow(tx: Tx, tenantId: string, userId: string): Promise<CallUser | null> {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      username: users.username,
      role: users.role,
      roles: users.roles,
      seesPreCampaign: users.seesPreCampaign,
      lang: users.lang,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId), isNull(users.deletedAt)));
  return user ?? null;
}

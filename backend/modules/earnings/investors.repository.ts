import { and, eq, type SQL, sql } from 'drizzle-orm';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';

/** Whether a person holds, or has held, tokens of an issuer's project, or was ever due a part of its earnings. */
const isOfIssuer = (issuerId: string): SQL => sql`(
  exists (select 1 from issuances i join issuance_holders h on h.tenant_id = i.tenant_id and h.issuance_id = i.id
    where i.tenant_id = ${users.tenantId} and i.issuer_user_id = ${issuerId} and h.user_id = ${users.id})
  or exists (select 1 from earnings e join issuances i on i.tenant_id = e.tenant_id and i.id = e.issuance_id
    where e.tenant_id = ${users.tenantId} and e.user_id = ${users.id} and i.issuer_user_id = ${issuerId}))`;

/** A person of the tenant by name; with an issuer, only one who has to do with their projects. Null for anybody else. */
export async function investorNamed(
  tx: Tx,
  { tenantId, id, issuerId }: { tenantId: string; id: string; issuerId?: string },
): Promise<{ name: string; email: string } | null> {
  const [row] = await tx
    .select({ name: PARTY.name, email: users.email })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id), issuerId ? isOfIssuer(issuerId) : undefined));
  return row ?? null;
}

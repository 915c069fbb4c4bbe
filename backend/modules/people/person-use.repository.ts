import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { RoleUse } from '#domain/access/role-change.ts';

/** Enough to say that there are many. */
const MOST_COUNTED = 1_000;

/** What a person's roles let them reach. */
export async function roleUseOf(tx: Tx, tenantId: string, userId: string): Promise<RoleUse> {
  const counted = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select 1 from ${rows} limit ${MOST_COUNTED}) hanging)::int`;
  const { rows } = await tx.execute<RoleUse & Record<string, unknown>>(sql`
    select ${counted(sql`investments where tenant_id = ${tenantId} and user_id = ${userId} and status <> 'CANCELED'`)} as investments,
      ${counted(sql`issuances where tenant_id = ${tenantId} and issuer_user_id = ${userId}`)} as projects`);
  return { investments: rows[0]?.investments ?? 0, projects: rows[0]?.projects ?? 0 };
}

const areManagers = (tenantId: string) =>
  and(
    eq(users.tenantId, tenantId),
    isNull(users.deletedAt),
    sql`${users.roles} <> '{USER}'`,
    sql`'ADMIN' = any(${users.roles})`,
  );

/** The ids of the tenant's managers. */
export async function managersOf(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(areManagers(tenantId));
  return rows.map(({ id }) => id);
}

/** The same, locked until the transaction ends: of two who would each leave the other the last, one comes second and sees it. */
export async function lockManagers(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(areManagers(tenantId))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

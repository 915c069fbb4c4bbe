import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { absences } from '#backend/db/schema/absences.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import type { Day } from '#domain/time/zone.ts';

export type AbsenceRow = typeof absences.$inferSelect;

const isOpen = (tenantId: string) => and(eq(absences.tenantId, tenantId), isNull(absences.endedAt));

/** Absences that nobody has ended and whose last day has not passed, the nearest first. */
export function openAbsences(tx: Tx, tenantId: string, today: Day): Promise<AbsenceRow[]> {
  return tx
    .select()
    .from(absences)
    .where(and(isOpen(tenantId), gte(absences.toOn, today)))
    .orderBy(asc(absences.fromOn), asc(absences.toOn), asc(absences.id));
}

/** The ids of everybody who manages the tenant. */
export async function managerIds(tx: Tx, tenantId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        isNull(users.deletedAt),
        users.moreThanInvestor,
        sql`${users.roles} && ${`{${AREA_ROLES.manager.join(',')}}`}::text[]`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Holds up every other change of a tenant's absences until the transaction ends: two who stand in for each other would each see none. */
export async function lockAbsences(tx: Tx, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} absences`}, 0))`);
}

export async function insertAbsence(tx: Tx, row: Omit<AbsenceRow, 'id' | 'endedAt'>): Promise<AbsenceRow | undefined> {
  const [made] = await tx.insert(absences).values(row).returning();
  return made;
}

/** Ends one that is open; null where it is none, or was ended meanwhile. */
export async function markEnded(tx: Tx, tenantId: string, id: string, now: Date): Promise<AbsenceRow | null> {
  const [row] = await tx
    .update(absences)
    .set({ endedAt: now })
    .where(and(isOpen(tenantId), eq(absences.id, id)))
    .returning();
  return row ?? null;
}

/** Ends those whose last day has passed, and answers them: once each, whoever asks at the same time. */
export function markPast(tx: Tx, tenantId: string, today: Day, now: Date): Promise<AbsenceRow[]> {
  return tx
    .update(absences)
    .set({ endedAt: now })
    .where(and(isOpen(tenantId), lt(absences.toOn, today)))
    .returning();
}

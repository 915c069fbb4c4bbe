import { randomUUID } from 'node:crypto';
import { and, eq, gte, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { legitimations } from '#backend/db/schema/legitimations.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { listLegitimations } from '#contract/legitimations.ts';
import { addDays, type Day, startOfDay } from '#domain/time/zone.ts';

export type LegitimationRow = typeof legitimations.$inferSelect;
type Query = z.output<typeof listLegitimations.query>;

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: legitimations.issuedAt, kind: 'moment' },
    { of: legitimations.id, kind: 'id' },
  ],
  descending: true,
};

function page(tx: Tx, scope: readonly unknown[], asked: Place, where: SQL | undefined) {
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope,
    rows: ({ key, where: beside, orderBy, limit }) =>
      tx
        .select({ key, row: legitimations })
        .from(legitimations)
        .where(and(eq(legitimations.tenantId, tx.tenantId), where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () =>
      countUpTo(
        tx,
        tx
          .select({ id: legitimations.id })
          .from(legitimations)
          .where(and(eq(legitimations.tenantId, tx.tenantId), where)),
      ),
  });
}

/** A page of the tenant's register, newest first. */
export function legitimationsPage(tx: Tx, tenantId: string, query: Query, { today, timeZone }: Calendar) {
  const { after, before, per_page, standing, purpose, from, to } = query;
  const over = lt(legitimations.validUntil, today);
  const where = and(
    eq(legitimations.tenantId, tenantId),
    purpose && eq(legitimations.purpose, purpose),
    standing === 'STANDS' ? and(isNull(legitimations.ending), gte(legitimations.validUntil, today)) : undefined,
    standing === 'RETURNED' ? eq(legitimations.ending, 'RETURNED') : undefined,
    standing === 'EXPIRED'
      ? or(eq(legitimations.ending, 'EXPIRED'), and(isNull(legitimations.ending), over))
      : undefined,
    from ? gte(legitimations.issuedAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(legitimations.issuedAt, startOfDay(addDays(to, 1), timeZone)) : undefined,
  );
  return page(tx, [tenantId, 'legitimations', standing, purpose, from, to], { after, before, per_page }, where);
}

interface Calendar {
  today: Day;
  timeZone: string;
}

/** A page of a person's own, newest first. */
export function ownLegitimationsPage(tx: Tx, tenantId: string, userId: string, asked: Place) {
  const where = and(eq(legitimations.tenantId, tenantId), eq(legitimations.userId, userId));
  return page(tx, [tenantId, 'own-legitimations', userId], asked, where);
}

const isIt = (tenantId: string, id: string) => and(eq(legitimations.tenantId, tenantId), eq(legitimations.id, id));

export async function findLegitimation(tx: Tx, tenantId: string, id: string): Promise<LegitimationRow | null> {
  const [row] = await tx.select().from(legitimations).where(isIt(tenantId, id));
  return row ?? null;
}

export async function legitimationOfNumber(tx: Tx, tenantId: string, number: number): Promise<LegitimationRow | null> {
  const [row] = await tx
    .select()
    .from(legitimations)
    .where(and(eq(legitimations.tenantId, tenantId), eq(legitimations.number, number)));
  return row ?? null;
}

/** Writes one under the tenant's next number. The issuance is locked before. */
export async function insertLegitimation(
  tx: Tx,
  values: Omit<LegitimationRow, 'id' | 'number' | 'ending' | 'endedAt' | 'endedBy' | 'endingNote'>,
): Promise<LegitimationRow> {
  const { tenantId } = values;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} legitimations`}, 0))`);
  const [last] = await tx
    .select({ number: max(legitimations.number) })
    .from(legitimations)
    .where(eq(legitimations.tenantId, tenantId));
  const [row] = await tx
    .insert(legitimations)
    .values({ ...values, id: randomUUID(), number: (last?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('a certificate was not written');
  return row;
}

type End = Pick<LegitimationRow, 'ending' | 'endedAt' | 'endedBy' | 'endingNote'>;

/** Ends one that has not ended; null where somebody was faster. */
export async function endLegitimation(tx: Tx, tenantId: string, id: string, end: End): Promise<LegitimationRow | null> {
  const [row] = await tx
    .update(legitimations)
    .set(end)
    .where(and(isIt(tenantId, id), isNull(legitimations.ending)))
    .returning();
  return row ?? null;
}

/** Those whose last day is over and whose end was not noted yet: the first hundred, the oldest first. */
export function pastLegitimations(tx: Tx, tenantId: string, today: Day): Promise<LegitimationRow[]> {
  return tx
    .select()
    .from(legitimations)
    .where(and(eq(legitimations.tenantId, tenantId), isNull(legitimations.ending), lt(legitimations.validUntil, today)))
    .orderBy(legitimations.validUntil, legitimations.id)
    .limit(100);
}

/** Names of people who acted on one in its holder's place, by their ids. */
export async function namesOfOthers(tx: Tx, tenantId: string, ids: readonly (string | null)[]) {
  const known = ids.filter((id): id is string => id !== null);
  if (known.length === 0) return new Map<string, string>();
  const rows = await tx
    .select({ id: users.id, email: users.email, first: userProfiles.firstName, last: userProfiles.lastName })
    .from(users)
    .leftJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, known)));
  return new Map(rows.map(({ id, email, first, last }) => [id, [first, last].filter(Boolean).join(' ') || email]));
}

/** What certificates say of a person who was deleted, once no law keeps it. Answers how many went. */
export async function forgetLegitimations(tx: Tx, userId: string, today: Day): Promise<number> {
  const { rows } = await tx.execute<{ gone: number }>(
    sql`select lonja_forget_legitimations(${userId}::uuid, ${today}::date) as gone`,
  );
  return rows[0]?.gone ?? 0;
}

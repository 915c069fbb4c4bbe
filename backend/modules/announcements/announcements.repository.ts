import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { issuanceQuestions, issuanceUpdates, issuanceUpdateVersions } from '#backend/db/schema/issuance-content.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Localized } from '#domain/tenant/language.ts';

/** Pieces of news and answered questions that a page shows. */
const MOST_SHOWN = 50;

const HEAD = { id: issuances.id, slug: issuances.slug, title: issuances.title, status: issuances.status };
const SAVED_BY = sql<string | null>`(select trim(p.first_name || ' ' || p.last_name) from user_profiles p
  where p.tenant_id = issuance_updates.tenant_id and p.user_id = issuance_updates.saved_by)`;
const TOLD = sql<number>`(select count(*)::int from (select 1 from issuance_update_told d
  where d.tenant_id = issuance_updates.tenant_id and d.update_id = issuance_updates.id limit 10001) listed)`;
const ROW = { update: issuanceUpdates, by: SAVED_BY, told: TOLD };
const OF_ISSUANCE = and(eq(issuances.tenantId, issuanceUpdates.tenantId), eq(issuances.id, issuanceUpdates.issuanceId));

export type UpdateRow = typeof issuanceUpdates.$inferSelect;
/** A piece of news with who saved it last and how many were written to. */
export type ListedUpdate = { update: UpdateRow; by: string | null; told: number };

/** What a page says of an issuance; null where the filter finds none. */
export async function announcingHead(tx: Tx, where: SQL | undefined) {
  const [row] = await tx.select(HEAD).from(issuances).where(where);
  return row ?? null;
}

/** The last pieces of news, newest first. */
export function updatesOf(tx: Tx, tenantId: string, issuanceId: string): Promise<ListedUpdate[]> {
  return tx
    .select(ROW)
    .from(issuanceUpdates)
    .innerJoin(issuances, OF_ISSUANCE)
    .where(and(eq(issuanceUpdates.tenantId, tenantId), eq(issuanceUpdates.issuanceId, issuanceId)))
    .orderBy(desc(issuanceUpdates.publishedAt), desc(issuanceUpdates.id))
    .limit(MOST_SHOWN);
}

/** One piece of news of an issuance that the caller manages; null where there is none. `lock`: to change it. */
export async function managedUpdate(tx: Tx, managed: SQL | undefined, id: string, { lock = false } = {}) {
  const asked = tx
    .select({ ...ROW, issuance: HEAD })
    .from(issuanceUpdates)
    .innerJoin(issuances, OF_ISSUANCE)
    .where(and(managed, eq(issuanceUpdates.id, id)));
  const [row] = await (lock ? asked.for('no key update', { of: issuanceUpdates }) : asked);
  return row ?? null;
}

export function versionsOf(tx: Tx, tenantId: string, updateId: string) {
  return tx
    .select({
      version: issuanceUpdateVersions,
      by: sql<string>`coalesce((select trim(p.first_name || ' ' || p.last_name) from user_profiles p
        where p.tenant_id = issuance_update_versions.tenant_id and p.user_id = issuance_update_versions.ended_by), '')`,
    })
    .from(issuanceUpdateVersions)
    .where(and(eq(issuanceUpdateVersions.tenantId, tenantId), eq(issuanceUpdateVersions.updateId, updateId)))
    .orderBy(desc(issuanceUpdateVersions.endedAt))
    .limit(MOST_SHOWN);
}

export async function insertUpdate(tx: Tx, row: typeof issuanceUpdates.$inferInsert): Promise<string> {
  const [made] = await tx.insert(issuanceUpdates).values(row).returning({ id: issuanceUpdates.id });
  if (!made) throw new Error('news was not kept');
  return made.id;
}

export async function setUpdate(
  tx: Tx,
  { tenantId, id }: Pick<UpdateRow, 'tenantId' | 'id'>,
  change: Partial<typeof issuanceUpdates.$inferInsert>,
): Promise<void> {
  await tx
    .update(issuanceUpdates)
    .set(change)
    .where(and(eq(issuanceUpdates.tenantId, tenantId), eq(issuanceUpdates.id, id)));
}

/** Keeps what the public could read of it until now. */
export async function keepVersion(
  tx: Tx,
  { tenantId, id, title, body }: UpdateRow,
  ended: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx.insert(issuanceUpdateVersions).values({
    tenantId,
    updateId: id,
    title,
    body,
    endedAt: ended.at,
    endedBy: ended.by,
    reason: ended.reason,
  });
}

/** Open questions, the oldest first, and behind them the last answered ones. */
export async function questionsOf(tx: Tx, tenantId: string, issuanceId: string) {
  const ofIssuance = and(eq(issuanceQuestions.tenantId, tenantId), eq(issuanceQuestions.issuanceId, issuanceId));
  const [open, answered] = await Promise.all([
    tx
      .select()
      .from(issuanceQuestions)
      .where(and(ofIssuance, isNull(issuanceQuestions.answeredAt)))
      .orderBy(asc(issuanceQuestions.askedAt))
      .limit(MOST_SHOWN),
    tx
      .select()
      .from(issuanceQuestions)
      .where(and(ofIssuance, isNotNull(issuanceQuestions.answeredAt)))
      .orderBy(desc(issuanceQuestions.askedAt))
      .limit(MOST_SHOWN),
  ]);
  return [...open, ...answered];
}

/** How many questions of an issuance wait for an answer, as far as lists are counted. */
export async function countOpenQuestions(tx: Tx, tenantId: string, issuanceId: string): Promise<number> {
  const open = tx
    .select({ id: issuanceQuestions.id })
    .from(issuanceQuestions)
    .where(
      and(
        eq(issuanceQuestions.tenantId, tenantId),
        eq(issuanceQuestions.issuanceId, issuanceId),
        isNull(issuanceQuestions.answeredAt),
      ),
    );
  return (await countUpTo(tx, open)).total;
}

/** A question of an issuance that the caller manages, locked; null where there is none. */
export async function lockQuestion(tx: Tx, managed: SQL | undefined, id: string) {
  const [row] = await tx
    .select({ question: issuanceQuestions, issuance: HEAD })
    .from(issuanceQuestions)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, issuanceQuestions.tenantId), eq(issuances.id, issuanceQuestions.issuanceId)),
    )
    .where(and(managed, eq(issuanceQuestions.id, id)))
    .for('no key update', { of: issuanceQuestions });
  return row ?? null;
}

export async function setQuestion(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  change: { draft: Localized | null } | { draft: null; answer: Localized; answeredAt: Date; answeredBy: string },
): Promise<void> {
  await tx
    .update(issuanceQuestions)
    .set(change)
    .where(and(eq(issuanceQuestions.tenantId, tenantId), eq(issuanceQuestions.id, id)));
}

/** A piece of news with its issuance, for who writes to its readers; null where it is gone. */
export async function updateById(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select({ update: issuanceUpdates, issuance: HEAD })
    .from(issuanceUpdates)
    .innerJoin(issuances, OF_ISSUANCE)
    .where(and(eq(issuanceUpdates.tenantId, tenantId), eq(issuanceUpdates.id, id)));
  return row ?? null;
}

/** In which language somebody is written to, and where; null where they are gone. */
export async function addresseeOf(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, lang: users.lang })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

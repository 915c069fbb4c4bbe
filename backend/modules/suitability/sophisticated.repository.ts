import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Counted } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { files } from '#backend/db/schema/files.ts';
import { sophisticatedEvidence, sophisticatedRequests } from '#backend/db/schema/onboarding.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { Totals } from '#backend/totals/totals.repository.ts';
import type { LegalType } from '#domain/user/status.ts';

export type RequestRow = typeof sophisticatedRequests.$inferSelect;

/** A person's newest request that was not withdrawn, of those for what they are; one that waits counts whatever it is for. */
export async function newestRequest(tx: Tx, userId: string, legalType: LegalType): Promise<RequestRow | null> {
  const { status } = sophisticatedRequests;
  const [row] = await tx
    .select()
    .from(sophisticatedRequests)
    .where(
      and(
        eq(sophisticatedRequests.tenantId, tx.tenantId),

        eq(sophisticatedRequests.userId, userId),
        ne(status, 'WITHDRAWN'),
        or(eq(status, 'REQUESTED'), eq(sophisticatedRequests.legalType, legalType)),
      ),
    )
    .orderBy(desc(eq(status, 'REQUESTED')), desc(sophisticatedRequests.createdAt))
    .limit(1);
  return row ?? null;
}

/** End of the longest status in force for what the person is; null without one. */
export async function grantedUntil(tx: Tx, userId: string, legalType: LegalType, now: Date): Promise<Date | null> {
  const { status, validUntil } = sophisticatedRequests;
  const [row] = await tx
    .select({ until: max(validUntil) })
    .from(sophisticatedRequests)
    .where(
      and(
        eq(sophisticatedRequests.tenantId, tx.tenantId),

        eq(sophisticatedRequests.userId, userId),
        eq(sophisticatedRequests.legalType, legalType),
        eq(status, 'GRANTED'),
        gt(validUntil, now),
      ),
    );
  return row?.until ?? null;
}

/** Locks a person's waiting request; null where none waits. */
export async function lockWaiting(tx: Tx, userId: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(sophisticatedRequests)
    .where(
      and(
        eq(sophisticatedRequests.tenantId, tx.tenantId),
        eq(sophisticatedRequests.userId, userId),
        eq(sophisticatedRequests.status, 'REQUESTED'),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function insertRequest(
  tx: Tx,
  request: Omit<typeof sophisticatedRequests.$inferInsert, 'id'>,
  fileIds: readonly string[],
): Promise<RequestRow> {
  const [row] = await tx
    .insert(sophisticatedRequests)
    .values({ ...request, id: randomUUID() })
    .returning();
  if (!row) throw new Error('no request was made');
  await tx
    .insert(sophisticatedEvidence)
    .values(fileIds.map((fileId) => ({ tenantId: row.tenantId, requestId: row.id, fileId })));
  return row;
}

export async function updateRequest(tx: Tx, id: string, change: Partial<RequestRow>): Promise<void> {
  await tx
    .update(sophisticatedRequests)
    .set(change)
    .where(and(eq(sophisticatedRequests.tenantId, tx.tenantId), eq(sophisticatedRequests.id, id)));
}

/** Locks one request; null where there is none. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(sophisticatedRequests)
    .where(and(eq(sophisticatedRequests.tenantId, tx.tenantId), eq(sophisticatedRequests.id, id)))
    .for('update');
  return row ?? null;
}

function joined(tx: Tx, where: SQL | undefined, key = sql<string[]>`array[]::text[]`) {
  return tx
    .select({ key, request: sophisticatedRequests, ...PARTY, email: users.email, lang: users.lang })
    .from(sophisticatedRequests)
    .innerJoin(
      users,
      and(eq(users.tenantId, sophisticatedRequests.tenantId), eq(users.id, sophisticatedRequests.userId)),
    )
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(and(eq(sophisticatedRequests.tenantId, tx.tenantId), isNull(users.deletedAt), where));
}
export type JoinedRequest = Awaited<ReturnType<typeof joined>>[number];

/** What waits stands first and oldest first, the rest newest first. */
const BY_TURN: ListOrder = {
  keys: [
    { of: sophisticatedRequests.listPlace, kind: 'number' },
    { of: sophisticatedRequests.id, kind: 'id' },
  ],
};

/** One page of requests, of one status or of all. */
export function requestsPage(
  tx: Tx,
  tenantId: string,
  { status, ...asked }: Place & { status?: RequestRow['status'] },
  count: () => PromiseLike<Counted>,
) {
  const where = and(eq(sophisticatedRequests.tenantId, tenantId), status && eq(sophisticatedRequests.status, status));
  return pageByKey<JoinedRequest>({
    asked,
    order: BY_TURN,
    scope: [tenantId, 'sophisticated requests', status],
    rows: ({ key, where: beside, orderBy, limit }) =>
      joined(tx, and(where, beside), key)
        .orderBy(...orderBy)
        .limit(limit),
    count,
  });
}

export async function oneRequest(tx: Tx, id: string): Promise<JoinedRequest | null> {
  const [row] = await joined(tx, eq(sophisticatedRequests.id, id));
  return row ?? null;
}

/** How many requests wait for a manager, and since when the oldest. */
export async function queueOfRequests(
  tx: Tx,
  totals: Promise<Totals>,
): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await tx
    .select({ oldestAt: sophisticatedRequests.createdAt })
    .from(sophisticatedRequests)
    .innerJoin(
      users,
      and(eq(users.tenantId, sophisticatedRequests.tenantId), eq(users.id, sophisticatedRequests.userId)),
    )
    .where(
      and(
        eq(sophisticatedRequests.tenantId, tx.tenantId),
        eq(sophisticatedRequests.status, 'REQUESTED'),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(sophisticatedRequests.createdAt))
    .limit(1);
  const { count } = (await totals).of({ kind: 'sophisticated', statuses: ['REQUESTED'] });
  return { count, oldestAt: row?.oldestAt ?? null };
}

export function evidenceOf(tx: Tx, requestId: string): Promise<{ fileId: string; name: string }[]> {
  return tx
    .select({ fileId: files.id, name: files.name })
    .from(sophisticatedEvidence)
    .innerJoin(
      files,
      and(eq(files.tenantId, sophisticatedEvidence.tenantId), eq(files.id, sophisticatedEvidence.fileId)),
    )
    .where(and(eq(sophisticatedEvidence.tenantId, tx.tenantId), eq(sophisticatedEvidence.requestId, requestId)))
    .orderBy(asc(files.name), asc(files.id));
}

/** Granted, not renewed, and no mail of that kind has gone out yet. `soon`: it ends until then; `ended`: it has ended by then. */
export function endingRequests(tx: Tx, kind: 'soon' | 'ended', now: Date, until: Date): Promise<JoinedRequest[]> {
  const { status, validUntil, remindedAt, endedAt, tenantId, userId, createdAt } = sophisticatedRequests;
  const notRenewed = sql`not exists (select 1 from sophisticated_requests newer where newer.tenant_id = ${tenantId}
    and newer.user_id = ${userId} and newer.created_at > ${createdAt} and newer.status in ('REQUESTED', 'GRANTED'))`;
  const time =
    kind === 'soon'
      ? and(isNull(remindedAt), gt(validUntil, now), lte(validUntil, until))
      : and(isNull(endedAt), lte(validUntil, until));
  return joined(tx, and(eq(status, 'GRANTED'), isNotNull(validUntil), time, notRenewed));
}

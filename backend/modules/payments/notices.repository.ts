import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Counted } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { paymentAttempts, paymentNotices } from '#backend/db/schema/online-payments.ts';
import type { Tx } from '#backend/db/transaction.ts';

type NoticeRow = typeof paymentNotices.$inferSelect;

/** Keeps a notice; false where this event was received before. */
export async function insertNotice(tx: Tx, notice: Omit<typeof paymentNotices.$inferInsert, 'id'>): Promise<boolean> {
  const rows = await tx
    .insert(paymentNotices)
    .values({ ...notice, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return rows.length > 0;
}

export async function updateNotice(
  tx: Tx,
  event: Pick<NoticeRow, 'provider' | 'eventId'>,
  change: Partial<NoticeRow>,
): Promise<void> {
  await tx
    .update(paymentNotices)
    .set(change)
    .where(
      and(
        eq(paymentNotices.tenantId, tx.tenantId),
        eq(paymentNotices.provider, event.provider),
        eq(paymentNotices.eventId, event.eventId),
      ),
    );
}

const QUARANTINED = eq(paymentNotices.outcome, 'QUARANTINED');
const WAITING = and(QUARANTINED, isNull(paymentNotices.resolvedAt));

function joined(tx: Tx, where: SQL | undefined, key = sql<string[]>`array[]::text[]`) {
  return tx
    .select({ key, notice: paymentNotices, attempt: paymentAttempts, investmentReference: investments.reference })
    .from(paymentNotices)
    .leftJoin(
      paymentAttempts,
      and(eq(paymentAttempts.tenantId, paymentNotices.tenantId), eq(paymentAttempts.id, paymentNotices.attemptId)),
    )
    .leftJoin(
      investments,
      and(eq(investments.tenantId, paymentAttempts.tenantId), eq(investments.id, paymentAttempts.investmentId)),
    )
    .where(and(eq(paymentNotices.tenantId, tx.tenantId), where));
}
export type JoinedNotice = Awaited<ReturnType<typeof joined>>[number];

const RECEIVED: ListOrder['keys'] = [
  { of: paymentNotices.receivedAt, kind: 'moment' },
  { of: paymentNotices.id, kind: 'id' },
];

/** Quarantined notices, newest first; `open`: those that wait, the oldest first. */
export function quarantine(tx: Tx, tenantId: string, open: boolean, asked: Place, count: () => PromiseLike<Counted>) {
  const where = and(eq(paymentNotices.tenantId, tenantId), open ? WAITING : QUARANTINED);
  return pageByKey<JoinedNotice>({
    asked,
    order: { keys: RECEIVED, descending: !open },
    scope: [tenantId, 'notices', open],
    rows: ({ key, where: beside, orderBy, limit }) =>
      joined(tx, and(where, beside), key)
        .orderBy(...orderBy)
        .limit(limit),
    count,
  });
}

export async function quarantinedNotice(tx: Tx, id: string): Promise<JoinedNotice | null> {
  const [row] = await joined(tx, and(QUARANTINED, eq(paymentNotices.id, id)));
  return row ?? null;
}

/** Resolves a notice that waits; false where it is resolved already. */
export async function resolve(
  tx: Tx,
  id: string,
  change: Pick<NoticeRow, 'resolvedAt' | 'resolvedBy' | 'resolution'>,
): Promise<boolean> {
  const rows = await tx
    .update(paymentNotices)
    .set(change)
    .where(and(eq(paymentNotices.tenantId, tx.tenantId), WAITING, eq(paymentNotices.id, id)))
    .returning({ id: paymentNotices.id });
  return rows.length > 0;
}

/** Resolves what waits and has cleared itself up. `resolution`: a word of `notices:itself` in the texts. */
export async function resolveByItself(
  tx: Tx,
  event: Pick<NoticeRow, 'provider' | 'eventId'>,
  resolution: string,
  resolvedAt: Date,
): Promise<void> {
  await tx
    .update(paymentNotices)
    .set({ resolvedAt, resolution })
    .where(
      and(
        eq(paymentNotices.tenantId, tx.tenantId),
        WAITING,
        eq(paymentNotices.provider, event.provider),
        eq(paymentNotices.eventId, event.eventId),
      ),
    );
}

/** Keeps a notice of what stands as it is for now; one that had cleared itself up waits again, one that a manager has resolved does not. */
export async function keepStanding(tx: Tx, notice: Omit<typeof paymentNotices.$inferInsert, 'id'>): Promise<boolean> {
  const rows = await tx
    .insert(paymentNotices)
    .values({ ...notice, id: randomUUID() })
    .onConflictDoUpdate({
      target: [paymentNotices.tenantId, paymentNotices.provider, paymentNotices.eventId],
      set: { resolvedAt: null, resolution: null, receivedAt: notice.receivedAt },
      setWhere: and(isNotNull(paymentNotices.resolvedAt), isNull(paymentNotices.resolvedBy)),
    })
    .returning({ id: paymentNotices.id });
  return rows.length > 0;
}

/** Clears what waits of one attempt for a reason, but one event. `resolution`: a word of `notices:itself` in the texts. */
export async function clearStanding(
  tx: Tx,
  of: { attemptId: string; reason: string; but: string | null },
  change: { resolution: string; resolvedAt: Date },
): Promise<void> {
  const { attemptId, reason, but } = of;
  const isOther = but === null ? undefined : ne(paymentNotices.eventId, but);
  await tx
    .update(paymentNotices)
    .set(change)
    .where(
      and(
        eq(paymentNotices.tenantId, tx.tenantId),
        WAITING,
        eq(paymentNotices.attemptId, attemptId),
        eq(paymentNotices.reason, reason),
        isOther,
      ),
    );
}

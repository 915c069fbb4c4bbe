import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { messages, notifications } from '#backend/db/schema/messages.ts';
import type { Tx } from '#backend/db/transaction.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: notifications.createdAt, kind: 'moment' },
    { of: notifications.id, kind: 'id' },
  ],
  descending: true,
};

interface Reader {
  tenantId: string;
  userId: string;
}
const ownBy = ({ tenantId, userId }: Reader) =>
  and(eq(notifications.tenantId, tenantId), eq(notifications.userId, userId));

/** One page of what a person was written, with the company behind a project that its issuer wrote of. */
export function notificationsPage(tx: Tx, reader: Reader, asked: Place) {
  const where = ownBy(reader);
  const rows = (key: ReturnType<typeof sql<string[]>>) =>
    tx
      .select({
        key,
        notification: notifications,
        subject: messages.subject,
        text: messages.body,
        issuer: sql<
          string | null
        >`case when ${messages.writtenBy} = ${issuances.issuerUserId} then ${issuances.issuerName} end`,
        project: { id: issuances.id, slug: issuances.slug, title: issuances.title },
      })
      .from(notifications)
      .innerJoin(messages, and(eq(messages.tenantId, notifications.tenantId), eq(messages.id, notifications.messageId)))
      .leftJoin(issuances, and(eq(issuances.tenantId, messages.tenantId), eq(issuances.id, messages.issuanceId)));
  return pageByKey<Awaited<ReturnType<typeof rows>>[number]>({
    asked,
    order: NEWEST_FIRST,
    scope: [reader.tenantId, 'notifications', reader.userId],
    rows: ({ key, where: beside, orderBy, limit }) =>
      rows(key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: notifications.id }).from(notifications).where(where)),
  });
}

/** What a person has not read, as far as lists are counted. */
export async function countUnread(tx: Tx, reader: Reader): Promise<number> {
  const unread = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.tenantId, tx.tenantId), ownBy(reader), isNull(notifications.readAt)));
  return (await countUpTo(tx, unread)).total;
}

/** Marks what was written until a moment as read; how many that were. */
export async function markRead(tx: Tx, reader: Reader, until: Date, now: Date): Promise<number> {
  const read = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.tenantId, tx.tenantId),
        ownBy(reader),
        isNull(notifications.readAt),
        lt(notifications.createdAt, new Date(until.getTime() + 1)),
      ),
    )
    .returning({ id: notifications.id });
  return read.length;
}

/** Notes who is written to; answers those of them who had not been. */
export async function noteWritten(
  tx: Tx,
  { tenantId, messageId }: { tenantId: string; messageId: string },
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    insert into notifications (tenant_id, message_id, user_id, created_at)
    select ${tenantId}::uuid, ${messageId}::uuid, u.id, ${now} from unnest(${sql.param([...userIds])}::uuid[]) as u (id)
    on conflict do nothing returning user_id`);
  return new Set(rows.map(({ user_id }) => user_id));
}

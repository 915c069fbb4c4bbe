import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { inboxLooks } from '#backend/db/schema/inbox.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { LOOKS_EACH, lookedAtAs, looksFrom } from '#domain/inbox/looks.ts';
import type { Asking } from './waiting-columns.repository.ts';

interface Opened {
  kind: InboxKind;
  page: string;
}

/** Notes what somebody has open, since when, and forgets all of theirs but the newest few. What they opened again too late begins anew. */
export async function noteLook(tx: Tx, { tenantId, managerId, now }: Asking, { kind, page }: Opened): Promise<void> {
  await tx
    .insert(inboxLooks)
    .values({ tenantId, userId: managerId, kind: lookedAtAs(kind), recordId: page, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [inboxLooks.tenantId, inboxLooks.userId, inboxLooks.kind, inboxLooks.recordId],
      set: {
        since: sql`case when ${inboxLooks.seenAt} > ${looksFrom(now)} then ${inboxLooks.since} else excluded.since end`,
        // Of two pages that load at once the later one counts, whichever is written first.
        seenAt: sql`greatest(${inboxLooks.seenAt}, excluded.seen_at)`,
      },
    });
  // Rows that another of their pages is writing are left to it.
  await tx.execute(sql`
    delete from inbox_looks where tenant_id = ${tenantId} and user_id = ${managerId} and (kind, record_id) in (
      select l.kind, l.record_id from inbox_looks l where l.tenant_id = ${tenantId} and l.user_id = ${managerId}
        and (l.kind, l.record_id) not in (select n.kind, n.record_id from inbox_looks n
          where n.tenant_id = ${tenantId} and n.user_id = ${managerId} order by n.seen_at desc, n.kind, n.record_id limit ${LOOKS_EACH})
      for update skip locked)`);
}

/** What colleagues have open, by kind and page, who opened first standing first: all of it, at most `LOOKS_EACH` of each manager, or what is on these pages. */
export function lookersOf(tx: Tx, { tenantId, managerId, now }: Asking, opened?: readonly Opened[]) {
  return tx
    .select({ kind: inboxLooks.kind, page: inboxLooks.recordId, id: inboxLooks.userId, since: inboxLooks.since })
    .from(inboxLooks)
    .innerJoin(users, and(eq(users.tenantId, inboxLooks.tenantId), eq(users.id, inboxLooks.userId)))
    .where(
      and(
        eq(inboxLooks.tenantId, tenantId),
        ne(inboxLooks.userId, managerId),
        gt(inboxLooks.seenAt, looksFrom(now)),
        opened &&
          inArray(
            inboxLooks.recordId,
            opened.map(({ page }) => page),
          ),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(inboxLooks.since), asc(inboxLooks.userId));
}

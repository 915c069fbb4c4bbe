import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { mailLines } from '#backend/db/schema/mail-choices.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { NewsKind } from '#domain/message/mail-choice.ts';
import type { Day } from '#domain/time/zone.ts';

interface Person {
  tenantId: string;
  userId: string;
}

type Line = typeof mailLines.$inferInsert;

/** Keeps a line for each of several people, as lists: one statement however many they are. */
export async function insertLines(
  tx: Tx,
  { tenantId, issuanceId, kind, dueOn, createdAt }: Omit<Line, 'id' | 'userId' | 'line' | 'path'>,
  lines: readonly Pick<Line, 'userId' | 'line' | 'path'>[],
): Promise<void> {
  if (lines.length === 0) return;
  const of = (part: 'userId' | 'line' | 'path') => sql.param(lines.map((line) => line[part]));
  await tx.execute(sql`
    insert into mail_lines (tenant_id, issuance_id, kind, due_on, created_at, user_id, line, path)
    select ${tenantId}::uuid, ${issuanceId}::uuid, ${kind}, ${dueOn}::date, ${createdAt}, l.*
    from unnest(${of('userId')}::uuid[], ${of('line')}::text[], ${of('path')}::text[]) as l (user_id, line, path)`);
}

/** What waits for somebody's mail of the day is dropped. @param issuanceId null: of all projects */
export async function dropLines(
  tx: Tx,
  { tenantId, userId }: Person,
  { kinds, issuanceId }: { kinds: readonly NewsKind[]; issuanceId: string | null },
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .delete(mailLines)
    .where(
      and(
        eq(mailLines.tenantId, tenantId),
        eq(mailLines.userId, userId),
        inArray(mailLines.kind, [...kinds]),
        issuanceId === null ? undefined : eq(mailLines.issuanceId, issuanceId),
      ),
    );
}

const ofItsPerson = and(eq(users.tenantId, mailLines.tenantId), eq(users.id, mailLines.userId));
/** Of a line with its person. */
const isDue = (tenantId: string, today: Day) =>
  and(eq(mailLines.tenantId, tenantId), lte(mailLines.dueOn, today), isNull(users.deletedAt));

/** Whether `peopleDue` finds any. */
export const anyLineDue = (tenantId: string, today: Day): SQL =>
  anyRow(sql`${mailLines} join ${users} on ${ofItsPerson}`, isDue(tenantId, today));

/** The next people for whom a mail of the day is due. */
export function peopleDue(tx: Tx, tenantId: string, today: Day, limit: number) {
  return tx
    .selectDistinct({ id: users.id, email: users.email, lang: users.lang })
    .from(mailLines)
    .innerJoin(users, ofItsPerson)
    .where(isDue(tenantId, today))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Takes the lines of several people that are due: whoever takes them mails them. In the order in which they came. */
export async function takeLines(tx: Tx, tenantId: string, today: Day, userIds: readonly string[]) {
  const taken = await tx
    .delete(mailLines)
    .where(and(eq(mailLines.tenantId, tenantId), lte(mailLines.dueOn, today), inArray(mailLines.userId, [...userIds])))
    .returning();
  return taken.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

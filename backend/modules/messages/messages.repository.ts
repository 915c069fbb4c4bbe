import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { countUpTo } from '#backend/db/counted.ts';
import { inText } from '#backend/db/in-text.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { messages } from '#backend/db/schema/messages.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type MessageRow = typeof messages.$inferSelect;
/** A message with its project and who wrote it. */
export type ShownMessage = Awaited<ReturnType<typeof shown>>[number];

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: messages.at, kind: 'moment' },
    { of: messages.id, kind: 'id' },
  ],
  descending: true,
};
const WRITER = sql<string>`coalesce((select trim(p.first_name || ' ' || p.last_name) from user_profiles p
  where p.tenant_id = messages.tenant_id and p.user_id = messages.written_by), '')`;

/** Of whom the caller reads messages: null, of the whole tenant; an issuer's id, of their projects. */
interface Whose {
  tenantId: string;
  issuerId: string | null;
}

function shown(tx: Tx, key = sql<string[]>`array[]::text[]`) {
  return tx
    .select({
      key,
      message: messages,
      by: WRITER,
      project: { id: issuances.id, slug: issuances.slug, title: issuances.title },
    })
    .from(messages)
    .leftJoin(issuances, and(eq(issuances.tenantId, messages.tenantId), eq(issuances.id, messages.issuanceId)));
}

const readBy = ({ tenantId, issuerId }: Whose) =>
  and(eq(messages.tenantId, tenantId), issuerId === null ? undefined : eq(issuances.issuerUserId, issuerId));

/** One page of messages, the newest first. */
export function messagesPage(tx: Tx, whose: Whose, asked: Place) {
  const where = readBy(whose);
  return pageByKey<ShownMessage>({
    asked,
    order: NEWEST_FIRST,
    scope: [whose.tenantId, 'messages', whose.issuerId],
    rows: ({ key, where: beside, orderBy, limit }) =>
      shown(tx, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, shown(tx).where(where)),
  });
}

/** One message that the caller may read; null where there is none. */
export async function shownMessage(tx: Tx, whose: Whose, id: string): Promise<ShownMessage | null> {
  const [row] = await shown(tx).where(and(readBy(whose), eq(messages.id, id)));
  return row ?? null;
}

/** Locks a message against its job and other windows; null where there is none. */
export async function lockMessage(tx: Tx, tenantId: string, id: string): Promise<MessageRow | null> {
  const [row] = await tx.select().from(messages).where(isMessage({ tenantId, id })).for('no key update');
  return row ?? null;
}

export async function insertMessage(tx: Tx, row: typeof messages.$inferInsert): Promise<string> {
  const [made] = await tx.insert(messages).values(row).returning({ id: messages.id });
  if (!made) throw new Error('the message was not kept');
  return made.id;
}

export async function setMessage(
  tx: Tx,
  row: Pick<MessageRow, 'tenantId' | 'id'>,
  change: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await tx.update(messages).set(change).where(isMessage(row));
}

const isDue = (tenantId: string, { now, before }: { now: Date; before: Date }) =>
  and(
    eq(messages.tenantId, tenantId),
    inText(inArray(messages.state, ['SCHEDULED', 'SENDING'])),
    lte(messages.at, now),
    or(isNull(messages.askedAt), lt(messages.askedAt, before)),
  );

/** Whether `takeDue` takes any. */
export const anyDueMessage = (tenantId: string, moments: { now: Date; before: Date }): SQL =>
  anyRow(messages, isDue(tenantId, moments));

/** Messages whose moment has come, or that were being sent, of which nothing was heard for a while; taken in hand. */
export function takeDue(tx: Tx, tenantId: string, { now, before }: { now: Date; before: Date }) {
  return tx
    .update(messages)
    .set({ askedAt: now })
    .where(isDue(tenantId, { now, before }))
    .returning({ id: messages.id });
}

const isMessage = ({ tenantId, id }: Pick<MessageRow, 'tenantId' | 'id'>) =>
  and(eq(messages.tenantId, tenantId), eq(messages.id, id));

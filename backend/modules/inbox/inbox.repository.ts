import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, MOST_COUNTED, within } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { inboxTakes } from '#backend/db/schema/inbox.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { INBOX_KINDS, type InboxKind } from '#domain/inbox/inbox.ts';
import { together, waitingOf } from './waiting.repository.ts';
import type { Asking } from './waiting-columns.repository.ts';

/** What is due first stands first. */
const BY_DUE: ListOrder = {
  keys: [
    { of: sql`w.due`, kind: 'moment' },
    { of: sql`w.kind`, kind: 'text' },
    { of: sql`w.id`, kind: 'id' },
  ],
};

interface WaitingRow extends Record<string, unknown> {
  key: string[];
  kind: InboxKind;
  id: string;
  page: string;
  person: string | null;
  title: string | null;
  note: string | null;
  issuance: string | null;
  cents: string | null;
  since: Date | string;
  due: Date | string;
  taken_by: string | null;
}

interface InboxFilter extends Place {
  kind?: InboxKind;
  issuance?: string;
  whose?: 'mine' | 'nobody';
}

const TAKEN = sql`left join inbox_takes t on t.tenant_id = w.tenant and t.kind = w.kind and t.record_id = w.id`;

/**
 * One page of what waits: no kind is read further than the page can be long.
 * @param standsFor whose things are the caller's today, besides their own
 * @param counts how much of each kind waits: a page of all or of one kind is not counted a second time
 */
export function inboxPage(
  tx: Tx,
  asking: Asking,
  asked: InboxFilter,
  standsFor: readonly string[],
  counts: Promise<readonly KindCount[]>,
) {
  const { kind, issuance, whose } = asked;
  const kinds = kind ? [kind] : INBOX_KINDS;
  const filter = all(
    issuance ? sql`w.issuance = ${issuance}` : undefined,
    whose === 'mine' ? inArray(sql`t.user_id`, [asking.managerId, ...standsFor]) : undefined,
    whose === 'nobody' ? sql`t.user_id is null` : undefined,
  );
  const from = (of: InboxKind) => sql`from ${waitingOf(of, asking)} w ${TAKEN}`;
  return pageByKey<WaitingRow>({
    asked,
    order: BY_DUE,
    scope: [asking.tenantId, 'inbox', kind ?? null, issuance ?? null, whose ?? null],
    rows: async ({ key, where, orderBy, limit }) => {
      const order = sql.join(orderBy, sql`, `);
      const arms = kinds.map(
        (of) =>
          sql`(select w.*, t.user_id as taken_by ${from(of)} where ${all(filter, where)} order by ${order} limit ${limit})`,
      );
      const { rows } = await tx.execute<WaitingRow>(sql`
        select ${key} as key, w.kind, w.id, w.page, w.person, w.title, w.note, w.issuance, w.cents::text as cents, w.since, w.due, w.taken_by
        from (${together(arms)}) w order by ${order} limit ${limit}`);
      return rows;
    },
    count: async () =>
      issuance || whose
        ? countUpTo(tx, sql`(${together(kinds.map((of) => sql`select 1 ${from(of)} where ${filter}`))})`)
        : within((await counts).reduce((sum, of) => sum + (kinds.includes(of.kind) ? of.count : 0), 0)),
  });
}

const all = (...of: (SQL | undefined)[]) => and(sql`true`, ...of) ?? sql`true`;

interface KindCount {
  kind: InboxKind;
  count: number;
  late: number;
}

/** How much of each kind waits, and how much of it is late: each as far as lists are counted. */
export async function inboxCounts(tx: Tx, asking: Asking): Promise<KindCount[]> {
  const arms = INBOX_KINDS.map(
    (kind) => sql`
      select ${kind}::text as kind, count(*)::int as count, (count(*) filter (where w.due <= ${asking.now}))::int as late
      from (select w.due from ${waitingOf(kind, asking)} w limit ${MOST_COUNTED + 1}) w`,
  );
  const { rows } = await tx.execute<KindCount & Record<string, unknown>>(
    sql`select * from (${together(arms)}) k where count > 0`,
  );
  return rows;
}

/** Titles of projects, by their id. */
export async function projectTitles(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: issuances.id, title: issuances.title })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), inArray(issuances.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

type Item = { kind: InboxKind; id: string; from?: string | null };

const areOf = (tenantId: string, items: readonly Item[]) => {
  const pairs = items.map(({ kind, id }) => sql`(${kind}, ${id}::uuid)`);
  return and(
    eq(inboxTakes.tenantId, tenantId),
    sql`(${inboxTakes.kind}, ${inboxTakes.recordId}) in (${sql.join(pairs, sql`, `)})`,
  );
};

/**
 * Notes that somebody has taken these, those of a colleague only where the caller saw them to be theirs (`from`): of two who take one at a time, the
 * second is left without. Answers how many.
 */
export async function takeItems(tx: Tx, { tenantId, managerId, now }: Asking, items: readonly Item[]): Promise<number> {
  const rows = items.map(({ kind, id }) => ({ tenantId, kind, recordId: id, userId: managerId, takenAt: now }));
  const seen = items.flatMap(({ kind, id, from }) => (from ? [sql`(${kind}, ${id}::uuid, ${from}::uuid)`] : []));
  const isFree =
    seen.length > 0
      ? sql`(${inboxTakes.kind}, ${inboxTakes.recordId}, ${inboxTakes.userId}) in (${sql.join(seen, sql`, `)})`
      : undefined;
  const taken = await tx
    .insert(inboxTakes)
    .values(rows)
    .onConflictDoUpdate({
      target: [inboxTakes.tenantId, inboxTakes.kind, inboxTakes.recordId],
      set: { userId: managerId, takenAt: now },
      setWhere: or(eq(inboxTakes.userId, managerId), isFree),
    })
    .returning({ id: inboxTakes.recordId });
  return taken.length;
}

/** Lets go of what the caller has taken. Answers how many. */
export async function letGo(tx: Tx, { tenantId, managerId }: Asking, items: readonly Item[]): Promise<number> {
  const gone = await tx
    .delete(inboxTakes)
    .where(and(areOf(tenantId, items), eq(inboxTakes.userId, managerId)))
    .returning({ id: inboxTakes.recordId });
  return gone.length;
}

import { and, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { complaints } from '#backend/db/schema/complaints.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { listComplaints } from '#contract/complaints.ts';
import { OPEN_COMPLAINTS } from '#domain/complaint/complaint.ts';
import { addDays, startOfDay } from '#domain/time/zone.ts';

type Query = z.output<typeof listComplaints.query>;

const COLUMNS = {
  complaint: complaints,
  project: { id: issuances.id, title: issuances.title, issuerId: issuances.issuerUserId },
  order: { id: investments.id, reference: investments.reference },
  person: sql<string>`coalesce(${complaints.outsideName}, ${PARTY.name})`,
  email: sql<string>`coalesce(${complaints.outsideEmail}, ${users.email})`,
};

const select = <C extends Record<string, SQL<string[]>>>(tx: Tx, more: C) =>
  tx
    .select({ ...COLUMNS, ...more })
    .from(complaints)
    .leftJoin(users, and(eq(users.tenantId, complaints.tenantId), eq(users.id, complaints.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, complaints.tenantId), eq(userProfiles.userId, complaints.userId)),
    )
    .leftJoin(issuances, and(eq(issuances.tenantId, complaints.tenantId), eq(issuances.id, complaints.issuanceId)))
    .leftJoin(
      investments,
      and(eq(investments.tenantId, complaints.tenantId), eq(investments.id, complaints.investmentId)),
    );
export type JoinedComplaint = NonNullable<Awaited<ReturnType<typeof joinedComplaint>>>;

/** One complaint with what it is about and whose it is. `userId`: only where it is theirs. */
export async function joinedComplaint(tx: Tx, tenantId: string, id: string, userId?: string) {
  const [row] = await select(tx, {}).where(
    and(eq(complaints.tenantId, tenantId), eq(complaints.id, id), userId ? eq(complaints.userId, userId) : undefined),
  );
  return row ?? null;
}

const ROW = { of: complaints.id, kind: 'id' } as const;
const FILED: ListOrder['keys'] = [{ of: complaints.filedAt, kind: 'moment' }, ROW];
/** What is over stands last either way. */
const DUE: ListOrder['keys'] = [{ of: sql`coalesce(${complaints.dueAt}, 'infinity')`, kind: 'moment' }, ROW];
const DUE_LATEST: ListOrder['keys'] = [{ of: sql`coalesce(${complaints.dueAt}, '-infinity')`, kind: 'moment' }, ROW];

function orderOf(sort: Query['sort'] = '-filed'): ListOrder {
  const descending = sort.startsWith('-');
  if (sort === '-due') return { keys: DUE_LATEST, descending };
  return { keys: sort === 'due' ? DUE : FILED, descending };
}

const isOpen = () => inArray(complaints.state, [...OPEN_COMPLAINTS]);

interface Asked {
  tenantId: string;
  now: Date;
  timeZone: string;
  query: Query;
}

/** Who has no account is in no list of words: by the whole address, or the beginning of the name. */
const outsideFilter = (q: string) =>
  or(
    eq(sql`lower(${complaints.outsideEmail})`, q.toLowerCase()),
    sql`starts_with(lower(${complaints.outsideName}), ${q.toLowerCase()})`,
  );

async function filterOf(tx: Tx, { tenantId, now, timeZone, query }: Asked): Promise<SQL | undefined> {
  const { q, state, kind, waiting, from, to } = query;
  const found = await searchFilter(tx, tenantId, q, [{ noun: 'user', id: complaints.userId }]);
  return and(
    eq(complaints.tenantId, tenantId),
    q ? or(found, eq(complaints.reference, q.toUpperCase()), outsideFilter(q)) : undefined,
    state ? eq(complaints.state, state) : undefined,
    kind ? eq(complaints.kind, kind) : undefined,
    waiting ? isOpen() : undefined,
    waiting === 'late' ? lte(complaints.dueAt, now) : undefined,
    from ? gte(complaints.filedAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(complaints.filedAt, startOfDay(addDays(to, 1), timeZone)) : undefined,
  );
}

/** One page of the tenant's complaints; newest first unless sorted otherwise. Days are the tenant's. */
export async function complaintsPage(tx: Tx, asked: Asked) {
  const { after, before, per_page, sort, ...filter } = asked.query;
  const where = await filterOf(tx, asked);
  return pageByKey({
    asked: { after, before, per_page },
    order: orderOf(sort),
    scope: [asked.tenantId, 'complaints', sort, filter],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(tx, { key })
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, select(tx, {}).where(where)),
  });
}

/** One page of a person's own, newest first. */
export function ownComplaintsPage(
  tx: Tx,
  tenantId: string,
  userId: string,
  asked: { after?: string; before?: string; per_page: number },
) {
  const where = and(eq(complaints.tenantId, tenantId), eq(complaints.userId, userId));
  return pageByKey({
    asked,
    order: { keys: FILED, descending: true },
    scope: [tenantId, 'own complaints', userId],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(tx, { key })
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, select(tx, {}).where(where)),
  });
}

/** How many are open, and how many of those are late: each as far as lists are counted. */
export async function openCounts(tx: Tx, tenantId: string, now: Date): Promise<{ open: number; late: number }> {
  const open = and(eq(complaints.tenantId, tenantId), isOpen());
  const of = (where: SQL | undefined) => countUpTo(tx, tx.select({ id: complaints.id }).from(complaints).where(where));
  const [all, late] = await Promise.all([of(open), of(and(open, lte(complaints.dueAt, now)))]);
  return { open: all.total, late: late.total };
}

const MOST_SUBJECTS = 100;

/** Orders and projects of a person, newest first: what they can complain about. */
export async function subjectsOf(tx: Tx, tenantId: string, userId: string) {
  const [orders, projects] = await Promise.all([
    tx
      .select({
        id: investments.id,
        reference: investments.reference,
        project: issuances.title,
        issuanceId: issuances.id,
      })
      .from(investments)
      .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
      .where(and(eq(investments.tenantId, tenantId), eq(investments.userId, userId)))
      .orderBy(desc(investments.createdAt), desc(investments.id))
      .limit(MOST_SUBJECTS),
    tx
      .select({ id: issuances.id, title: issuances.title })
      .from(issuances)
      .where(and(eq(issuances.tenantId, tenantId), eq(issuances.issuerUserId, userId)))
      .orderBy(desc(issuances.createdAt), desc(issuances.id))
      .limit(MOST_SUBJECTS),
  ]);
  return { orders, projects };
}

/** The project of one's own order (`order/<id>`), or one's own project (`project/<id>`); null where it is somebody else's. */
export async function ownSubject(
  tx: Tx,
  tenantId: string,
  userId: string,
  subject: string,
): Promise<{ issuanceId: string; investmentId: string | null } | null> {
  const [type, id = ''] = subject.split('/');
  if (type === 'order') {
    const [row] = await tx
      .select({ issuanceId: investments.issuanceId })
      .from(investments)
      .where(and(eq(investments.tenantId, tenantId), eq(investments.id, id), eq(investments.userId, userId)));
    return row ? { issuanceId: row.issuanceId, investmentId: id } : null;
  }
  const [row] = await tx
    .select({ id: issuances.id })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, id), eq(issuances.issuerUserId, userId)));
  return row ? { issuanceId: row.id, investmentId: null } : null;
}

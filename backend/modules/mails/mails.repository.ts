import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { files } from '#backend/db/schema/files.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { listMails } from '#contract/mails.ts';
import { STATES_OF } from '#domain/message/mail-state.ts';
import { addDays, startOfDay } from '#domain/time/zone.ts';

type Query = z.output<typeof listMails.query>;

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: mails.createdAt, kind: 'moment' },
    { of: mails.id, kind: 'id' },
  ],
  descending: true,
};

/** What is read of a mail: never its own words, of which a copy without its secrets is kept. */
const COLUMNS = {
  id: mails.id,
  kind: mails.kind,
  lang: mails.lang,
  to: mails.toAddress,
  state: mails.state,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  shown: mails.shown,
  failure: mails.failure,
  isKept: sql<boolean>`${mails.plain} <> '' and ${mails.toAddress} <> ''`,
  attachmentFileIds: mails.attachmentFileIds,
  userId: mails.userId,
  person: sql<string | null>`case when ${users.id} is not null then ${PARTY.name} end`,
};

const select = (tx: Tx, key = sql<string[]>`array[]::text[]`) =>
  tx
    .select({ ...COLUMNS, key })
    .from(mails)
    .leftJoin(users, and(eq(users.tenantId, mails.tenantId), eq(users.id, mails.userId)))
    .leftJoin(userProfiles, and(eq(userProfiles.tenantId, mails.tenantId), eq(userProfiles.userId, mails.userId)));
export type FoundMail = Awaited<ReturnType<typeof select>>[number];

interface Asked {
  tenantId: string;
  timeZone: string;
  query: Query;
}

async function filterOf(tx: Tx, { tenantId, timeZone, query }: Asked): Promise<SQL | undefined> {
  const { q, kind, standing, from, to } = query;
  const found = await searchFilter(tx, tenantId, q, [{ noun: 'user', id: mails.userId }]);
  return and(
    eq(mails.tenantId, tenantId),
    // An address that nobody has an account with is written to as well.
    q ? or(found, eq(mails.toAddress, q.toLowerCase())) : undefined,
    kind ? eq(mails.kind, kind) : undefined,
    standing ? inArray(mails.state, [...STATES_OF[standing]]) : undefined,
    from ? gte(mails.createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(mails.createdAt, startOfDay(addDays(to, 1), timeZone)) : undefined,
  );
}

/** One page of the tenant's mails, newest first. Days are the tenant's. */
export async function mailsPage(tx: Tx, asked: Asked) {
  const { after, before, per_page, ...filter } = asked.query;
  const where = await filterOf(tx, asked);
  return pageByKey<FoundMail>({
    asked: { after, before, per_page },
    order: NEWEST_FIRST,
    scope: [asked.tenantId, 'mails', filter],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(tx, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: mails.id }).from(mails).where(where)),
  });
}

const isIt = (tenantId: string, id: string) => and(eq(mails.tenantId, tenantId), eq(mails.id, id));

/** One mail; null where there is none. */
export async function findMail(tx: Tx, tenantId: string, id: string): Promise<FoundMail | null> {
  const [mail] = await select(tx).where(isIt(tenantId, id));
  return mail ?? null;
}

/** Names of kept files. */
export async function fileNames(tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), inArray(files.id, [...ids])))
    .orderBy(files.name);
  return rows.map(({ name }) => name);
}

/** Locks a mail: of two who send it again at once, the second finds it on its way. */
export async function lockMail(tx: Tx, tenantId: string, id: string) {
  const { kind, state, createdAt, isKept } = COLUMNS;
  const [mail] = await tx
    .select({ kind, state, createdAt, isKept })
    .from(mails)
    .where(isIt(tenantId, id))
    .for('no key update');
  return mail ?? null;
}

/** Puts it back among those that wait. */
export async function requeueMail(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.update(mails).set({ state: 'QUEUED', failure: null }).where(isIt(tenantId, id));
}

import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { watchHits } from '#backend/db/schema/watch-lists.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { listHits } from '#contract/screening.ts';

type Query = z.output<typeof listHits.query>;

const COLUMNS = {
  hit: watchHits,
  person: PARTY.name,
  email: users.email,
  born: userProfiles.birthday,
  nationality: userProfiles.nationality,
  country: userProfiles.country,
  /** Whether the list in use still has the entry. */
  listed: sql<boolean>`exists (select 1 from watch_entries e join watch_editions w on w.tenant_id = e.tenant_id and w.id = e.edition_id
    where e.tenant_id = ${watchHits.tenantId} and e.key = ${watchHits.entryKey} and w.list = ${watchHits.list} and w.in_use)`,
};

const select = <C extends Record<string, SQL<string[]>>>(tx: Tx, more: C) =>
  tx
    .select({ ...COLUMNS, ...more })
    .from(watchHits)
    .innerJoin(users, and(eq(users.tenantId, watchHits.tenantId), eq(users.id, watchHits.userId)))
    .innerJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, watchHits.tenantId), eq(userProfiles.userId, watchHits.userId)),
    );
export type JoinedHit = NonNullable<Awaited<ReturnType<typeof joinedHit>>>;

export async function joinedHit(tx: Tx, tenantId: string, id: string) {
  const [row] = await select(tx, {}).where(and(eq(watchHits.tenantId, tenantId), eq(watchHits.id, id)));
  return row ?? null;
}

const FOUND: ListOrder['keys'] = [
  { of: watchHits.foundAt, kind: 'moment' },
  { of: watchHits.id, kind: 'id' },
];

/** One page of what was found, newest first unless sorted otherwise. */
export async function hitsPage(tx: Tx, tenantId: string, query: Query) {
  const { after, before, per_page, sort, ...filter } = query;
  const { q, list, state } = filter;
  const found = await searchFilter(tx, tenantId, q, [{ noun: 'user', id: watchHits.userId }]);
  const where = and(
    eq(watchHits.tenantId, tenantId),
    q ? or(found) : undefined,
    list ? eq(watchHits.list, list) : undefined,
    state ? eq(watchHits.state, state) : undefined,
  );
  return pageByKey({
    asked: { after, before, per_page },
    order: { keys: FOUND, descending: sort !== 'found' },
    scope: [tenantId, 'watch hits', sort ?? null, filter],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(tx, { key })
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, select(tx, {}).where(where)),
  });
}

/** How many wait for a manager, as far as lists are counted. */
export async function openHits(tx: Tx, tenantId: string): Promise<number> {
  const open = and(eq(watchHits.tenantId, tenantId), eq(watchHits.state, 'OPEN'));
  return (await countUpTo(tx, tx.select({ id: watchHits.id }).from(watchHits).where(open))).total;
}

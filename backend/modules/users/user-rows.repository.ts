import { and, arrayOverlaps, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Counted, countUpTo, exactly, MOST_FOUND } from '#backend/db/counted.ts';
import { type ListOrder, pageByKey } from '#backend/db/page-by-key.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { Totals } from '#backend/totals/totals.repository.ts';
import type { listUsers, USER_SORTS } from '#contract/users.ts';
import { waitsForManager } from '#domain/user/kyc-transitions.ts';
import type { TestStatus } from '#domain/user/status.ts';

type Query = z.output<typeof listUsers.query>;

/** Moments inside JSON are texts. */
interface TestJson {
  status: TestStatus;
  valid_until: string | null;
}

const ofUser = (alias: string) =>
  sql`${sql.raw(alias)}.tenant_id = ${users.tenantId} and ${sql.raw(alias)}.user_id = ${users.id}`;

const COLUMNS = {
  user: users,
  ...PARTY,
  legalType: userProfiles.legalType,
  kycStatus: users.kycStatus,
  test: sql<TestJson | null>`(
    select json_build_object('status', s.status, 'valid_until', s.valid_until)
    from suitability_tests s where ${ofUser('s')} order by s.created_at desc limit 1)`,
  firstInvestmentAt: userProfiles.firstInvestedAt,
  investedCents: userProfiles.investedCents,
  idExpiresOn: userProfiles.idExpiresOn,
};

const ORDERS: Record<(typeof USER_SORTS)[number], ListOrder['keys']> = {
  name: [
    { of: userProfiles.sortName, kind: 'text' },
    { of: userProfiles.userId, kind: 'id' },
  ],
  // No two people of a tenant have the same.
  email: [{ of: users.email, kind: 'text' }],
  created_at: [
    { of: users.createdAt, kind: 'moment' },
    { of: users.id, kind: 'id' },
  ],
  first_investment: [
    { of: sql`coalesce(${userProfiles.firstInvestedAt}, 'infinity')`, kind: 'moment' },
    { of: userProfiles.userId, kind: 'id' },
  ],
};
/** The other way round those without a first investment stand last, too. */
const LATEST_INVESTMENT: ListOrder['keys'] = [
  { of: sql`coalesce(${userProfiles.firstInvestedAt}, '-infinity')`, kind: 'moment' },
  { of: userProfiles.userId, kind: 'id' },
];

/** Identities to be looked at, the one that was sent first in front: the order of their queue. */
const SENT_FIRST: ListOrder['keys'] = [
  {
    of: sql`coalesce((select max(coalesce(k.submitted_at, k.created_at)) from kyc_checks k where ${ofUser('k')}), 'infinity')`,
    kind: 'moment',
  },
  { of: users.id, kind: 'id' },
];

function orderOf({ sort, kyc }: Query): ListOrder {
  if (!sort && kyc !== 'NONE' && waitsForManager(kyc)) return { keys: SENT_FIRST };
  return sortedBy(sort);
}

function sortedBy(sort: Query['sort'] = '-created_at'): ListOrder {
  const descending = sort.startsWith('-');
  const column = sort.replace(/^-/, '') as keyof typeof ORDERS;
  return { keys: sort === '-first_investment' ? LATEST_INVESTMENT : ORDERS[column], descending };
}

const OF_PROFILE = and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id));

function joined(tx: Tx, key = sql<string[]>`array[]::text[]`) {
  return tx
    .select({ ...COLUMNS, key })
    .from(users)
    .innerJoin(userProfiles, OF_PROFILE);
}

export type UserListRow = Awaited<ReturnType<typeof joined>>[number];

/** The filter of the managers' list; people who are gone are never in it. */
async function usersFilter(tx: Tx, tenantId: string, query: Query): Promise<SQL | undefined> {
  const { q, role, kyc, status, legal_type: legalType } = query;
  return and(
    eq(users.tenantId, tenantId),
    isNull(users.deletedAt),
    role ? arrayOverlaps(users.roles, role) : undefined,
    // Said for the index of those few: whoever has none of an investor's roles alone.
    role && !role.includes('USER') ? sql`${users.moreThanInvestor}` : undefined,
    kyc ? (kyc === 'NONE' ? isNull(users.kycStatus) : eq(users.kycStatus, kyc)) : undefined,
    status ? eq(users.status, status) : undefined,
    legalType ? eq(userProfiles.legalType, legalType) : undefined,
    await searchFilter(tx, tenantId, q, [
      { noun: 'user', id: users.id },
      { noun: 'private', id: users.id },
    ]),
  );
}

/** One page of people, newest first unless sorted otherwise, or what waits for a manager; those without a first investment stand last either way. */
export async function usersPage(tx: Tx, tenantId: string, query: Query, totals: Promise<Totals>) {
  const { after, before, per_page, ...filters } = query;
  const where = await usersFilter(tx, tenantId, query);
  return pageByKey<UserListRow>({
    asked: { after, before, per_page },
    order: orderOf(query),
    scope: [tenantId, 'users', filters],
    rows: ({ key, where: beside, orderBy, limit }) =>
      joined(tx, key)
        .where(and(where, eq(userProfiles.tenantId, tenantId), beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUsers(tx, where, query, totals),
  });
}

/** How many people a filter finds: by the totals that are kept where it is by status alone. */
function countUsers(tx: Tx, where: SQL | undefined, query: Query, totals: Promise<Totals>): Promise<Counted> {
  const { q, role, kyc, status, legal_type: legalType } = query;
  if (!(q || role || kyc || legalType))
    return exactly(totals.then((kept) => kept.of({ kind: 'user', statuses: status && [status] }).count));
  const found = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userProfiles, OF_PROFILE)
    .where(and(eq(users.tenantId, tx.tenantId), where));
  return countUpTo(tx, found, q ? MOST_FOUND : undefined);
}

/** One person as the list has them; null where there is none. */
export async function userRow(tx: Tx, tenantId: string, id: string): Promise<UserListRow | null> {
  const [row] = await joined(tx).where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}

/** People by their ids, with their names. */
export function namedUsers(tx: Tx, tenantId: string, ids: readonly string[]) {
  return tx
    .select({ id: users.id, name: PARTY.name })
    .from(users)
    .innerJoin(userProfiles, OF_PROFILE)
    .where(and(eq(users.tenantId, tenantId), inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(asc(userProfiles.sortName), asc(users.id));
}

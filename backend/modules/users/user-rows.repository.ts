import { and, arrayOverlaps, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { contains } from '#backend/db/contains.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import type { listUsers } from '#contract/users.ts';
import type { KycStatus, TestStatus } from '#domain/user/status.ts';

type Query = z.output<typeof listUsers.query>;
type SortColumn = 'name' | 'email' | 'created_at' | 'first_investment';

/** Moments inside JSON are texts. */
interface TestJson {
  status: TestStatus;
  valid_until: string | null;
}

const ofUser = (alias: string) =>
  sql`${sql.raw(alias)}.tenant_id = ${users.tenantId} and ${sql.raw(alias)}.user_id = ${users.id}`;

/** Status of the newest identity check. */
const KYC = sql<KycStatus | null>`(
  select k.status from kyc_checks k where ${ofUser('k')} order by k.created_at desc limit 1)`;
/** The first money that arrived for an investment which still stands. */
const FIRST_INVESTMENT = sql<string | null>`(
  select min(v.charged_at) from investments v where ${ofUser('v')} and v.status <> 'CANCELED')`;

const COLUMNS = {
  user: users,
  ...PARTY,
  legalType: userProfiles.legalType,
  kycStatus: KYC,
  test: sql<TestJson | null>`(
    select json_build_object('status', s.status, 'valid_until', s.valid_until)
    from suitability_tests s where ${ofUser('s')} order by s.created_at desc limit 1)`,
  firstInvestmentAt: sql<string | null>`to_json(${FIRST_INVESTMENT}) #>> '{}'`,
};

const SORTS: Record<SortColumn, SQL> = {
  name: sql`lower(${PARTY.name})`,
  email: sql`${users.email}`,
  created_at: sql`${users.createdAt}`,
  first_investment: FIRST_INVESTMENT,
};

function joined(tx: Tx) {
  return tx
    .select(COLUMNS)
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)));
}

export type UserListRow = Awaited<ReturnType<typeof joined>>[number];

/** The filter of the managers' list; people who are gone are never in it. */
export function usersFilter(tenantId: string, query: Query): SQL | undefined {
  const { q, role, kyc, status, legal_type: legalType } = query;
  return and(
    eq(users.tenantId, tenantId),
    isNull(users.deletedAt),
    role ? arrayOverlaps(users.roles, role) : undefined,
    kyc ? (kyc === 'NONE' ? sql`${KYC} is null` : sql`${KYC} = ${kyc}`) : undefined,
    status ? eq(users.status, status) : undefined,
    legalType ? eq(userProfiles.legalType, legalType) : undefined,
    q ? or(contains(users.email, q), contains(userProfiles.namePlain, q)) : undefined,
  );
}

/** One page of people, newest first unless sorted otherwise; those without a first investment stand last either way. */
export function userRows(tx: Tx, where: SQL | undefined, query: Query): Promise<UserListRow[]> {
  const { page, per_page: perPage, sort = '-created_at' } = query;
  const named = SORTS[sort.replace(/^-/, '') as SortColumn];
  const order = sort.startsWith('-') ? sql`${named} desc nulls last` : sql`${named} asc nulls last`;
  return joined(tx)
    .where(where)
    .orderBy(order, desc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

/** One person as the list has them; null where there is none. */
export async function userRow(tx: Tx, tenantId: string, id: string): Promise<UserListRow | null> {
  const [row] = await joined(tx).where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
}

export async function countUsers(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(users)
    .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)))
    .where(where);
  return row?.total ?? 0;
}

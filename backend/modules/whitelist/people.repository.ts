import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import { LIVE_STATUSES } from '#domain/investment/transitions.ts';
import type { TestStatus } from '#domain/user/status.ts';

const BY_NAME: ListOrder = {
  keys: [
    { of: userProfiles.sortName, kind: 'text' },
    { of: userProfiles.userId, kind: 'id' },
  ],
};

const OF_PROFILE = and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id));
/** The wallet that somebody named last. */
const WALLET = sql<string | null>`(select w.address from wallets w where w.tenant_id = ${users.tenantId}
  and w.user_id = ${users.id} order by w.created_at desc limit 1)`;

/** People with a live order or interest, or tokens, of an issuance whose own entry is not on its list, or lacks the wallet that they have now. */
function waiting(tenantId: string, issuanceId: string): SQL | undefined {
  const live = sql.join(
    LIVE_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  );
  return and(
    eq(users.tenantId, tenantId),
    isNull(users.deletedAt),
    sql`(exists (select 1 from investments v where v.tenant_id = ${users.tenantId} and v.issuance_id = ${issuanceId} and v.user_id = ${users.id} and v.status in (${live}))
      or exists (select 1 from issuance_holders h where h.tenant_id = ${users.tenantId} and h.issuance_id = ${issuanceId} and h.user_id = ${users.id} and h.tokens > 0))`,
    // Whose wallet is another one since waits anew; whom the list has turned away does not come back by that.
    sql`not exists (select 1 from whitelist_entries e where e.tenant_id = ${users.tenantId} and e.issuance_id = ${issuanceId}
      and e.user_id = ${users.id} and (e.address_key = lower(${WALLET}) or (e.address is not null and e.state = 'REVOKED') or ${WALLET} is null))`,
  );
}

interface Asked {
  tenantId: string;
  issuanceId: string;
  q: string | undefined;
  place: Place;
}

/** One page of the people who could be validated, by name. */
export async function peoplePage(tx: Tx, { tenantId, issuanceId, q, place }: Asked) {
  const where = and(
    waiting(tenantId, issuanceId),
    await searchFilter(tx, tenantId, q, [{ noun: 'user', id: users.id }]),
  );
  return pageByKey({
    asked: place,
    order: BY_NAME,
    scope: [tenantId, 'whitelist_people', issuanceId, q ?? null],
    rows: ({ key, where: beside, orderBy, limit }) =>
      tx
        .select({
          key,
          id: users.id,
          name: PARTY.name,
          status: users.status,
          identity: users.kycStatus,
          test: sql<TestStatus | null>`(select s.status from suitability_tests s where s.tenant_id = ${users.tenantId}
            and s.user_id = ${users.id} order by s.created_at desc limit 1)`,
          wallet: WALLET,
          tokens: sql<number>`coalesce((select h.tokens from issuance_holders h where h.tenant_id = ${users.tenantId}
            and h.issuance_id = ${issuanceId} and h.user_id = ${users.id}), 0)::int`,
        })
        .from(users)
        .innerJoin(userProfiles, OF_PROFILE)
        .where(and(where, eq(userProfiles.tenantId, tenantId), beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () =>
      countUpTo(tx, tx.select({ id: users.id }).from(users).innerJoin(userProfiles, OF_PROFILE).where(where)),
  });
}

/** Those of these people who could be validated, as they stand. */
export function peopleToValidate(tx: Tx, tenantId: string, issuanceId: string, ids: readonly string[]) {
  return tx
    .select({ userId: users.id, status: users.status, identity: users.kycStatus, address: WALLET })
    .from(users)
    .innerJoin(userProfiles, OF_PROFILE)
    .where(and(waiting(tenantId, issuanceId), inArray(users.id, [...ids])));
}

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: users.createdAt, kind: 'moment' },
    { of: users.id, kind: 'id' },
  ],
  descending: true,
};

/** One page of the people who registered with somebody's code and are still there. */
export function referredPage(tx: Tx, tenantId: string, referrerId: string, asked: Place) {
  const came = and(eq(users.tenantId, tenantId), eq(users.referrerUserId, referrerId), isNull(users.deletedAt));
  const rows = (key: SQL<string[]>) =>
    tx
      .select({
        key,
        joinedAt: users.createdAt,
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
      })
      .from(users)
      .innerJoin(userProfiles, and(eq(userProfiles.tenantId, users.tenantId), eq(userProfiles.userId, users.id)));
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, referrerId, 'referrals'],
    rows: ({ key, where, orderBy, limit }) =>
      rows(key)
        .where(and(came, where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: users.id }).from(users).where(came)),
  });
}

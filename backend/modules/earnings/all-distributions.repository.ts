import { and, eq, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { distributions } from '#backend/db/schema/distributions.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { DistributionStatus } from '#domain/distribution/status.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: distributions.proposedAt, kind: 'moment' },
    { of: distributions.id, kind: 'id' },
  ],
  descending: true,
};

const isOf = and(eq(issuances.tenantId, distributions.tenantId), eq(issuances.id, distributions.issuanceId));
const seenBy = (tenantId: string, issuerId: string | null) =>
  and(eq(distributions.tenantId, tenantId), issuerId ? eq(issuances.issuerUserId, issuerId) : undefined);

interface Asked {
  tenantId: string;
  /** Of this person's projects alone; null: all of the tenant. */
  issuerId: string | null;
  status?: DistributionStatus;
  asked: Place;
}

/** One page of distributions, newest first. */
export function distributionsPage(tx: Tx, { tenantId, issuerId, status, asked }: Asked) {
  const where = and(seenBy(tenantId, issuerId), status ? eq(distributions.status, status) : undefined);
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, 'all-distributions', issuerId, status],
    rows: ({ key, where: beside, orderBy, limit }) =>
      rowsOf(tx, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, rowsOf(tx, sql<string[]>`'{}'::text[]`).where(where)),
  });
}

function rowsOf(tx: Tx, key: SQL<string[]>) {
  return tx
    .select({ key, distribution: distributions, title: issuances.title, issuer: issuances.issuerName })
    .from(distributions)
    .innerJoin(issuances, isOf);
}

/** How many distributions stand in each state, and their gross: an issuance has some a year, whose sums are kept with them. */
export function stateSums(tx: Tx, tenantId: string, issuerId: string | null) {
  return tx
    .select({
      status: distributions.status,
      count: sql<number>`count(*)::int`,
      gross: sql<string>`coalesce(sum(${distributions.grossCents}), 0)::text`,
    })
    .from(distributions)
    .innerJoin(issuances, isOf)
    .where(seenBy(tenantId, issuerId))
    .groupBy(distributions.status);
}

/** How many parts were paid and not claimed yet, and their net: read from the index of what can be claimed. */
export async function unclaimedSum(tx: Tx, tenantId: string, issuerId: string | null) {
  const own = sql`${earnings.issuanceId} in (select i.id from issuances i where i.tenant_id = ${tenantId} and i.issuer_user_id = ${issuerId})`;
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int`, net: sql<string>`coalesce(sum(${earnings.netCents}), 0)::text` })
    .from(earnings)
    .where(and(eq(earnings.tenantId, tenantId), eq(earnings.status, 'PAID'), issuerId ? own : undefined));
  return row ?? { count: 0, net: '0' };
}

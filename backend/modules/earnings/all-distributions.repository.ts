import { and, eq, type SQL, sql } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

const isOf = and(eq(issuances.tenantId, distributions.tenantId), eq(issuances.id, distributions.issuanceId));

/** Distributions with whose they are; the caller says which. */
export function distributionRows(tx: Tx, key: SQL<string[]>) {
  return tx
    .select({ key, distribution: distributions, title: issuances.title, issuer: issuances.issuerName })
    .from(distributions)
    .innerJoin(issuances, isOf);
}

/** How many distributions stand in each state, and their gross: an issuance has some a year, whose sums are kept with them. */
export function stateSums(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      status: distributions.status,
      count: sql<number>`count(*)::int`,
      gross: sql<string>`coalesce(sum(${distributions.grossCents}), 0)::text`,
    })
    .from(distributions)
    .innerJoin(issuances, isOf)
    .where(where)
    .groupBy(distributions.status);
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { managedBy, managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';

/** Beyond that nobody counts what a page only mentions. */
const MOST_COUNTED = 1_000;

const COLUMNS = {
  id: issuances.id,
  title: issuances.title,
  issuer: issuances.issuerName,
  symbol: issuances.tokenSymbol,
  productType: issuances.productType,
  issuerUserId: issuances.issuerUserId,
  defaultedAt: issuances.defaultDeclaredAt,
};

/** The issuance that a distribution is of. */
export interface IssuanceOf {
  id: string;
  title: typeof issuances.$inferSelect.title;
  issuer: string;
  symbol: string;
  productType: typeof issuances.$inferSelect.productType;
  issuerUserId: string;
  /** Of a debt that a manager declared in default: when. */
  defaultedAt: Date | null;
}

async function one(tx: Tx, where: SQL | undefined): Promise<IssuanceOf | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), where));
  return row ?? null;
}

/** An issuance that the caller manages; null for another's. */
export const managedIssuance = (call: SignedInCall, id: string) => one(call.tx, managedOne(call, id));

/** An issuance by its id. */
export const issuanceById = (tx: Tx, tenantId: string, id: string) =>
  one(tx, and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)));

/** The distribution of this id, if the caller manages its issuance; with what its page says of people who moved tokens since. */
export async function managedDistribution(call: SignedInCall, id: string) {
  const [row] = await call.tx
    .select({
      distribution: distributions,
      issuance: COLUMNS,
      movedSince: sql<number>`(select count(*) from (select 1 from issuance_holders h where h.tenant_id = ${issuances.tenantId}
        and h.issuance_id = ${issuances.id} and h.moved_at > ${distributions.recordAt} limit ${MOST_COUNTED}) moved)::int`,
      held: sql<number>`(select count(*) from (select 1 from earnings e where e.tenant_id = ${distributions.tenantId}
        and e.distribution_id = ${distributions.id} and e.held = 1 limit ${MOST_COUNTED}) held)::int`,
    })
    .from(distributions)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, distributions.tenantId), eq(issuances.id, distributions.issuanceId)),
    )
    .where(and(managedBy(call), eq(distributions.tenantId, call.tenant.id), eq(distributions.id, id)));
  return row ?? null;
}

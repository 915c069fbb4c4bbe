import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import { type TotalKind, totalsNow } from '#backend/db/schema/totals.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { MONEY_IN_STATUSES } from '#domain/investment/transitions.ts';

/** One sum: how many, and how many cents. */
export interface Sum {
  count: number;
  cents: bigint;
}

interface Asked {
  kinds: readonly TotalKind[];
  /** Of these alone; for all of the tenant none is named. */
  issuanceIds?: readonly string[];
  /** Of this person's issuances alone. */
  issuerId?: string;
}

interface Part {
  kind: TotalKind;
  issuance?: string;
  /** None: of whatever status. */
  statuses?: readonly string[];
}

/** Sums as they were read at one moment. */
export interface Totals {
  of(part: Part): Sum;
  /** Issuances that have something of a kind. */
  issuances(kind: TotalKind): string[];
}

/**
 * Sums that the database keeps beside the rows: true at the moment of reading, own changes of this transaction included. Reading them costs
 * what there are issuances and statuses, however many rows stand behind.
 */
export async function totalsOf(tx: Tx, tenantId: string, { kinds, issuanceIds, issuerId }: Asked): Promise<Totals> {
  const rows = await tx
    .select({
      kind: totalsNow.kind,
      issuanceId: totalsNow.issuanceId,
      status: totalsNow.status,
      count: sql<string>`sum(${totalsNow.count})::text`,
      cents: sql<string>`sum(${totalsNow.cents})::text`,
    })
    .from(totalsNow)
    .where(
      and(
        eq(totalsNow.tenantId, tenantId),
        inArray(totalsNow.kind, [...kinds]),
        issuanceIds ? sql`${totalsNow.issuanceId} = any(${sql.param([...issuanceIds])}::uuid[])` : undefined,
        issuerId
          ? sql`${totalsNow.issuanceId} in (select i.id from ${issuances} i where i.tenant_id = ${tenantId} and i.issuer_user_id = ${issuerId})`
          : undefined,
      ),
    )
    .groupBy(totalsNow.kind, totalsNow.issuanceId, totalsNow.status);
  const there = rows.map((row) => ({ ...row, count: Number(row.count), cents: BigInt(row.cents) }));
  return {
    of({ kind, issuance, statuses }) {
      const asked = there.filter(
        (row) =>
          row.kind === kind &&
          (issuance === undefined || row.issuanceId === issuance) &&
          (statuses === undefined || statuses.includes(row.status)),
      );
      return {
        count: asked.reduce((sum, { count }) => sum + count, 0),
        cents: asked.reduce((sum, { cents }) => sum + cents, 0n),
      };
    },
    issuances: (kind) => [
      ...new Set(there.filter((row) => row.kind === kind && row.count > 0).map((row) => row.issuanceId)),
    ],
  };
}

const MONEY_IN = sql.raw(MONEY_IN_STATUSES.map((status) => `'${status}'`).join(', '));

/** The columns of an issuance that tell how its offer stands. `raised`: cents received (paid, minted and closed orders); people who paid; people who declared interest. */
export const OFFER_FIGURES = {
  raised: sql<string>`${summed('cents', sql`t.kind = 'investment' and t.status in (${MONEY_IN})`)}::text`,
  investors: sql<number>`${summed('count', sql`t.kind = 'investor'`)}::int`,
  interested: sql<number>`${summed('count', sql`t.kind = 'investment' and t.status = 'RESERVED'`)}::int`,
};

/** Cents received by an issuance, to sort by. */
export const RAISED_CENTS: SQL = summed('cents', sql`t.kind = 'investment' and t.status in (${MONEY_IN})`);

/** Tokens of an issuance that are in hands. */
export const HELD_TOKENS: SQL = summed('cents', sql`t.kind = 'holder'`);

/** Issuances that have orders in any of some statuses. */
export function withOrders(...statuses: readonly InvestmentStatus[]): SQL {
  const named = sql.raw(statuses.map((status) => `'${status}'`).join(', '));
  return sql`${summed('count', sql`t.kind = 'investment' and t.status in (${named})`)} > 0`;
}

function summed(column: 'count' | 'cents', part: SQL): SQL {
  return sql`(select coalesce(sum(t.${sql.raw(column)}), 0) from totals_now t
    where t.tenant_id = ${issuances.tenantId} and t.issuance_id = ${issuances.id} and ${part})`;
}

/** A total that is not what the rows say: what they say, and what was kept. */
interface BrokenTotal extends Record<string, unknown> {
  kind: TotalKind;
  issuance_id: string;
  status: string;
  count: string;
  cents: string;
  kept_count: string;
  kept_cents: string;
}

/** Whether `foldTotals` would add anything up. */
export const anyChangeToFold = (tenantId: string): SQL =>
  sql`exists (select 1 from total_changes c where c.tenant_id = ${tenantId})`;

/** Adds up what has changed; answers how many changes there were. */
export async function foldTotals(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ folded: number }>(sql`select lonja_totals_fold() as folded`);
  return rows[0]?.folded ?? 0;
}

/** Counting all rows of a large tenant takes longer than a statement of a request may: some ten seconds for 300,000 orders. */
const REPAIR_TIMEOUT_MS = 600_000;

/** Counts the rows of this transaction's tenant again, and mends every total that is not what they say. Answers those. */
export async function repairTotals(tx: Tx): Promise<BrokenTotal[]> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(REPAIR_TIMEOUT_MS)}, true)`);
  return (await tx.execute<BrokenTotal>(sql`select * from lonja_totals_repair()`)).rows;
}

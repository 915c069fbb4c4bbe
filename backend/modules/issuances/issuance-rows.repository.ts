import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { hasSlug } from '#backend/modules/investments/slugs.repository.ts';
import { OFFER_FIGURES } from '#backend/totals/totals.repository.ts';
import type { MANAGED_ISSUANCE_SORTS } from '#contract/issuances.ts';

function columnsFor(userId: string | null) {
  return {
    issuance: getTableColumns(issuances),
    ...OFFER_FIGURES,
    followed: userId ? isThere('issuance_follows', userId) : sql<boolean>`false`,
    /** Whether the person has ever put something into it: it stays visible to them. */
    invested: userId ? isThere('investments', userId) : sql<boolean>`false`,
  };
}

/** Whether a person has a row of a table that belongs to the issuance. Nested, because columns of a statement's own table lose its name at the top: `id` would be another's. */
function isThere(table: 'issuance_follows' | 'investments', userId: string) {
  const rows = sql.raw(table);
  const found = sql`select 1 from ${rows} f where f.tenant_id = ${issuances.tenantId} and f.issuance_id = ${issuances.id} and f.user_id = ${userId}`;
  return sql<boolean>`exists (${found})`;
}

/** What can be acted on comes first: open campaigns by their end, then what comes next, then what is over. */
const BY_USE: ListOrder = {
  keys: [
    { of: issuances.listPlace, kind: 'number' },
    { of: issuances.id, kind: 'id' },
  ],
};

type ManagedSort = (typeof MANAGED_ISSUANCE_SORTS)[number];

/** When it was closed in fact, else the planned end. */
const CLOSES = sql`case when ${issuances.status} = 'CLOSED' then ${issuances.closedAt} end, ${issuances.campaignEndsAt}`;
const ROW = { of: issuances.id, kind: 'id' } as const;
/** What has no closing stands at the end, whichever way round. */
const BY_CLOSE: ListOrder = { keys: [{ of: sql`coalesce(${CLOSES}, 'infinity')`, kind: 'moment' }, ROW] };
const BY_CLOSE_LATEST: ListOrder = {
  keys: [{ of: sql`coalesce(${CLOSES}, '-infinity')`, kind: 'moment' }, ROW],
  descending: true,
};
const BY_CREATION: ListOrder['keys'] = [{ of: issuances.createdAt, kind: 'moment' }, ROW];

function orderOf(sort: ManagedSort | `-${ManagedSort}` | undefined): ListOrder {
  switch (sort) {
    case 'closes':
      return BY_CLOSE;
    case '-closes':
      return BY_CLOSE_LATEST;
    case 'created':
    case '-created':
      return { keys: BY_CREATION, descending: sort === '-created' };
    case undefined:
      return BY_USE;
  }
}

interface IssuanceList {
  where: SQL | undefined;
  /** Whose following is told; null: nobody's. */
  userId: string | null;
  asked: Place;
  /** Without one, what can be acted on comes first. */
  sort?: ManagedSort | `-${ManagedSort}`;
  /** What makes it this list: tenant, name and filters. */
  scope: readonly unknown[];
}

function withFigures(tx: Tx, userId: string | null, key = sql<string[]>`array[]::text[]`) {
  return tx.select({ ...columnsFor(userId), key }).from(issuances);
}
export type IssuanceWithFigures = Awaited<ReturnType<typeof withFigures>>[number];

/** One page of issuances with their figures; followed or not by the person. */
export function issuancesPage(tx: Tx, { where, userId, sort, ...list }: IssuanceList) {
  return pageByKey<IssuanceWithFigures>({
    ...list,
    order: orderOf(sort),
    rows: ({ key, where: beside, orderBy, limit }) =>
      withFigures(tx, userId, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () =>
      countUpTo(
        tx,
        tx
          .select({ id: issuances.id })
          .from(issuances)
          .where(and(eq(issuances.tenantId, tx.tenantId), where)),
      ),
  });
}

/** One issuance with its figures, or null. */
export async function issuanceRow(
  tx: Tx,
  where: SQL | undefined,
  userId: string | null,
): Promise<IssuanceWithFigures | null> {
  const [row] = await withFigures(tx, userId)
    .where(and(eq(issuances.tenantId, tx.tenantId), where))
    .limit(1);
  return row ?? null;
}

/** Sectors that stand in a list, in alphabetical order. */
export async function sectorsIn(tx: Tx, where: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ sector: issuances.sector })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), where))
    .orderBy(asc(issuances.sector));
  return rows.map(({ sector }) => sector);
}

/** The issuance of a tenant by an address that it has or had, or by its id. */
export function isIssuance(tenantId: string, by: { slug: string } | { id: string }): SQL | undefined {
  return and(eq(issuances.tenantId, tenantId), 'slug' in by ? hasSlug(by.slug) : eq(issuances.id, by.id));
}

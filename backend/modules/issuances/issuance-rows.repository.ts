import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { OFFER_FIGURES, RAISED_CENTS } from '#backend/totals/totals.repository.ts';

function columnsFor(userId: string | null) {
  return {
    issuance: getTableColumns(issuances),
    ...OFFER_FIGURES,
    followed: userId
      ? sql<boolean>`exists (select 1 from issuance_follows f where f.tenant_id = ${issuances.tenantId}
          and f.issuance_id = ${issuances.id} and f.user_id = ${userId})`
      : sql<boolean>`false`,
  };
}

export type IssuanceWithFigures = Awaited<ReturnType<typeof issuanceRows>>[number];

interface Page {
  page: number;
  perPage: number;
  /** `-created_at`; an unknown column counts as none. */
  sort?: string;
}

/** Columns that a list may be sorted by. */
const SORTS: Record<string, SQL> = {
  created_at: sql`${issuances.createdAt}`,
  title: sql`lower(coalesce(${issuances.title}->>'es', ${issuances.title}->>'en'))`,
  status: sql`${issuances.status}`,
  campaign_ends_at: sql`${issuances.campaignEndsAt}`,
  raised: RAISED_CENTS,
  tokens_taken: sql`${issuances.tokensTaken}`,
};

/** What can be acted on comes first: open campaigns by their end, then what comes next, then what is over. */
const BY_USE: SQL[] = [
  sql`array_position(array['CAMPAIGN','PRE_CAMPAIGN','VALIDATING','CLOSED','DRAFT'], ${issuances.status})`,
  sql`case when ${issuances.status} = 'CLOSED' then null else ${issuances.campaignEndsAt} end nulls last`,
  desc(issuances.campaignEndsAt),
  asc(issuances.id),
];

/** One page of issuances with their figures; followed or not by the person. */
export function issuanceRows(
  tx: Tx,
  where: SQL | undefined,
  userId: string | null,
  { page, perPage, sort = '' }: Page,
) {
  const key = sort.replace(/^-/, '');
  const named = Object.hasOwn(SORTS, key) ? SORTS[key] : undefined;
  const order = named ? [sort.startsWith('-') ? desc(named) : asc(named), asc(issuances.id)] : BY_USE;
  return tx
    .select(columnsFor(userId))
    .from(issuances)
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage);
}

/** One issuance with its figures, or null. */
export async function issuanceRow(
  tx: Tx,
  where: SQL | undefined,
  userId: string | null,
): Promise<IssuanceWithFigures | null> {
  const [row] = await tx.select(columnsFor(userId)).from(issuances).where(where).limit(1);
  return row ?? null;
}

export async function countIssuances(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(issuances).where(where);
  return row?.total ?? 0;
}

/** Sectors that stand in a list, in alphabetical order. */
export async function sectorsIn(tx: Tx, where: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ sector: issuances.sector })
    .from(issuances)
    .where(where)
    .orderBy(asc(issuances.sector));
  return rows.map(({ sector }) => sector);
}

/** The issuance of a tenant by its slug or its id. */
export function isIssuance(tenantId: string, by: { slug: string } | { id: string }): SQL | undefined {
  return and(eq(issuances.tenantId, tenantId), 'slug' in by ? eq(issuances.slug, by.slug) : eq(issuances.id, by.id));
}

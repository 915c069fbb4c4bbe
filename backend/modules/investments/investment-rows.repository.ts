import { and, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { type Counted, type CountedSum, MOST_FOUND, sumUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { ChangedOffer } from '#contract/changed-offer.ts';
import type { INVESTMENT_SORTS } from '#contract/investments.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { type Actor, FINISHED_STATUSES } from '#domain/investment/transitions.ts';
import { OFFER_COLUMNS, ofItsInvestor, ofItsIssuance, ofItsProfile, PARTY_COLUMNS } from './order-tables.repository.ts';
import { balanceBackColumn, ofInvestment, refundsColumn } from './refund-rows.repository.ts';

/** Moments inside JSON are texts. */
interface ProofJson {
  file_id: string;
  name: string;
  uploaded_at: string;
  rejected_reason: string | null;
}
interface ContractJson {
  id: string;
  file_id: string | null;
  status: 'PREPARED' | 'SIGNED';
  sha256: string;
  signed_at: string | null;
}
interface SheetJson {
  number: number;
  files: { es: string; en: string };
}
interface CardJson {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}
interface EventJson {
  status: InvestmentStatus;
  at: string;
  by: Actor;
  note: string | null;
}

/** What an investment's page needs of all tables, in one round trip. */
const COLUMNS = {
  investment: getTableColumns(investments),
  issuance: {
    ...OFFER_COLUMNS,
    slug: issuances.slug,
    symbol: issuances.tokenSymbol,
    coverUrl: issuances.coverUrl,
    issuerUserId: issuances.issuerUserId,
  },
  investor: { ...PARTY_COLUMNS, lang: users.lang },
  proof: sql<ProofJson | null>`(
    select json_build_object('file_id', p.file_id, 'name', f.name, 'uploaded_at', p.uploaded_at, 'rejected_reason', p.rejected_reason)
    from payment_proofs p join files f on f.tenant_id = p.tenant_id and f.id = p.file_id
    where ${ofInvestment('p')} order by p.uploaded_at desc limit 1)`,
  contract: sql<ContractJson | null>`(
    select json_build_object('id', c.id, 'file_id', c.file_id, 'status', c.state, 'sha256', c.text_sha256, 'signed_at', c.signed_at)
    from contracts c where ${ofInvestment('c')})`,
  /** The version of the information sheet that they saw when they declared interest, ordered or confirmed. */
  sheet: sql<SheetJson | null>`(
    select json_build_object('number', s.number, 'files', json_build_object('es', s.file_es, 'en', s.file_en))
    from information_sheet_versions s where s.tenant_id = ${investments.tenantId} and s.issuance_id = ${investments.issuanceId}
      and s.number = ${investments.sheetNumber})`,
  /** The material changes of the offer that met it, newest first. */
  changes: sql<ChangedOffer[]>`(
    select coalesce(json_agg(json_build_object('number', c.number, 'at', c.decided_at, 'until', c.revocable_until,
      'explanation', c.explanation, 'differences', c.differences) order by c.number desc), '[]'::json)
    from issuance_change_orders o join issuance_changes c on c.tenant_id = o.tenant_id and c.id = o.change_id
    where ${ofInvestment('o')})`,
  refunds: refundsColumn,
  balanceBack: balanceBackColumn,
  /** The card of the first payment that came from one. */
  card: sql<CardJson | null>`(
    select a.details->'card'
    from payments p join payment_attempts a on a.tenant_id = p.tenant_id and a.id = p.attempt_id
    where ${ofInvestment('p')} and p.method = 'CARD' and a.details->'card' is not null order by p.created_at limit 1)`,
  history: sql<EventJson[]>`(
    select coalesce(json_agg(json_build_object('status', e.status, 'at', e.at, 'by', e.by, 'note', e.note) order by e.at), '[]'::json)
    from investment_events e where ${ofInvestment('e')})`,
};

function joined(tx: Tx, key = sql<string[]>`array[]::text[]`) {
  return tx
    .select({ ...COLUMNS, key })
    .from(investments)
    .innerJoin(issuances, ofItsIssuance)
    .innerJoin(users, ofItsInvestor)
    .leftJoin(userProfiles, ofItsProfile);
}

export type JoinedInvestment = Awaited<ReturnType<typeof joined>>[number];

/** The filter of one investment of a tenant, and of its investor where one is named. */
export function oneInvestment(tenantId: string, id: string, userId?: string): SQL | undefined {
  const owned = userId ? eq(investments.userId, userId) : undefined;
  return and(eq(investments.tenantId, tenantId), eq(investments.id, id), owned);
}

/** One investment with all that is shown of it; null where the filter finds none. */
export async function joinedInvestment(tx: Tx, where: SQL | undefined): Promise<JoinedInvestment | null> {
  const [row] = await joined(tx)
    .where(and(eq(investments.tenantId, tx.tenantId), where))
    .limit(1);
  return row ?? null;
}

/** The person's live order or interest on an issuance, else the last finished one, else null. */
export async function currentInvestment(
  tx: Tx,
  tenantId: string,
  userId: string,
  issuanceId: string,
): Promise<JoinedInvestment | null> {
  const [row] = await joined(tx)
    .where(
      and(eq(investments.tenantId, tenantId), eq(investments.issuanceId, issuanceId), eq(investments.userId, userId)),
    )
    .orderBy(sql`${inArray(investments.status, [...FINISHED_STATUSES])}`, desc(investments.createdAt))
    .limit(1);
  return row ?? null;
}

const ID = { of: investments.id, kind: 'id' } as const;
/** Columns that a list may be sorted by. */
const KEYS = {
  created_at: [{ of: investments.createdAt, kind: 'moment' }, ID],
  amount: [{ of: investments.amountCents, kind: 'number' }, ID],
  tokens: [{ of: investments.tokens, kind: 'number' }, ID],
} satisfies Record<(typeof INVESTMENT_SORTS)[number], ListOrder['keys']>;

/** The order that a list is asked for in; newest first where it says none. */
export function investmentOrder(sort: keyof typeof KEYS | `-${keyof typeof KEYS}` = '-created_at'): ListOrder {
  return { keys: KEYS[sort.replace(/^-/, '') as keyof typeof KEYS], descending: sort.startsWith('-') };
}

export interface InvestmentList {
  where: SQL | undefined;
  asked: Place;
  order: ListOrder;
  /** What makes it this list: tenant, name, order and filters. */
  scope: readonly unknown[];
  count(): PromiseLike<Counted>;
}

/** One page of investments. The filter may name issuances, users and profiles. */
export function investmentsPage(tx: Tx, { where, ...list }: InvestmentList) {
  return pageByKey<JoinedInvestment>({
    ...list,
    rows: ({ key, where: beside, orderBy, limit }) =>
      joined(tx, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
  });
}

/**
 * How many investments a filter finds, and the sum of their amounts in cents, as far as a list is counted. The filter may name issuances, users and
 * profiles.
 * @param each SQL of the cents that count of each, where it is not its amount
 * @param searched whether the filter holds words, which are counted less far
 */
export function countInvestments(
  tx: Tx,
  where: SQL | undefined,
  { each = sql`${investments.amountCents}`, searched = false }: { each?: SQL; searched?: boolean } = {},
): Promise<CountedSum> {
  const found = tx
    .select({ cents: sql`${each}`.as('cents') })
    .from(investments)
    .innerJoin(issuances, ofItsIssuance)
    .innerJoin(users, ofItsInvestor)
    .leftJoin(userProfiles, ofItsProfile)
    .where(and(eq(investments.tenantId, tx.tenantId), where));
  return sumUpTo(tx, found, searched ? MOST_FOUND : undefined);
}

/** The newest investments that a filter finds. */
export function newestInvestments(tx: Tx, where: SQL | undefined, limit: number): Promise<JoinedInvestment[]> {
  return joined(tx)
    .where(and(eq(investments.tenantId, tx.tenantId), where))
    .orderBy(desc(investments.createdAt), desc(investments.id))
    .limit(limit);
}

/** How many investments stand in each status. */
export async function countByStatus(tx: Tx, where: SQL | undefined): Promise<Map<InvestmentStatus, number>> {
  const rows = await tx
    .select({ status: investments.status, total: count() })
    .from(investments)
    .where(and(eq(investments.tenantId, tx.tenantId), where))
    .groupBy(investments.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

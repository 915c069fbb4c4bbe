import { and, asc, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Counted, countUpTo, exactly, MOST_FOUND } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { statementImports, statementRows } from '#backend/db/schema/statements.ts';
import { users } from '#backend/db/schema/users.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Totals } from '#backend/totals/totals.repository.ts';
import type { WaitingReason } from '#domain/statement/match.ts';
import { type RowView, STATES_OF_VIEW } from '#domain/statement/row-state.ts';

const investor = alias(users, 'investor');
const credited = alias(users, 'credited');

const COLUMNS = {
  row: getTableColumns(statementRows),
  importedAt: statementImports.importedAt,
  investment: getTableColumns(investments),
  investor: {
    email: investor.email,
    id: investor.id,
    name: sql<string>`coalesce((
      select nullif(trim(c.organisation_name), '') from company_profiles c
      where c.tenant_id = ${userProfiles.tenantId} and c.user_id = ${userProfiles.userId} and ${userProfiles.legalType} = 'LEGAL_ENTITY'
    ), trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, '')))`,
  },
  creditedTo: credited.email,
  held: sql<string>`(select coalesce(sum(h.amount_cents), 0)::text from statement_rows h
    where h.tenant_id = ${statementRows.tenantId} and h.investment_id = ${statementRows.investmentId} and h.state = 'HELD')`,
};

function joined(tx: Tx, key = sql<string[]>`array[]::text[]`) {
  return tx
    .select({ ...COLUMNS, key })
    .from(statementRows)
    .innerJoin(
      statementImports,
      and(eq(statementImports.tenantId, statementRows.tenantId), eq(statementImports.id, statementRows.importId)),
    )
    .leftJoin(
      investments,
      and(eq(investments.tenantId, statementRows.tenantId), eq(investments.id, statementRows.investmentId)),
    )
    .leftJoin(investor, and(eq(investor.tenantId, investments.tenantId), eq(investor.id, investments.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, investments.tenantId), eq(userProfiles.userId, investments.userId)),
    )
    .leftJoin(
      credited,
      and(eq(credited.tenantId, statementRows.tenantId), eq(credited.id, statementRows.creditedUserId)),
    );
}
export type JoinedRow = Awaited<ReturnType<typeof joined>>[number];

export async function joinedRow(tx: Tx, id: string): Promise<JoinedRow | null> {
  const [row] = await joined(tx).where(and(eq(statementRows.tenantId, tx.tenantId), eq(statementRows.id, id)));
  return row ?? null;
}

interface RowFilter {
  view?: RowView;
  reason?: WaitingReason;
  import?: string;
  q?: string;
}

const KEYS: ListOrder['keys'] = [
  { of: statementRows.bookedOn, kind: 'day' },
  { of: statementRows.importedAt, kind: 'moment' },
  { of: statementRows.position, kind: 'number' },
  { of: statementRows.id, kind: 'id' },
];

/** One page of movements. What waits comes oldest first, all else newest first. */
export async function rowsPage(tx: Tx, tenantId: string, query: RowFilter & Place, totals: Promise<Totals>) {
  const { after, before, per_page, ...filter } = query;
  const where = await whereOf(tx, tenantId, filter);
  return pageByKey<JoinedRow>({
    asked: { after, before, per_page },
    order: { keys: KEYS, descending: filter.view !== 'waiting' },
    scope: [tenantId, 'movements', filter],
    rows: ({ key, where: beside, orderBy, limit }) =>
      joined(tx, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countRows(tx, filter, where, totals),
  });
}

/** How many movements a filter finds: by the totals that are kept where it is by view alone. */
function countRows(tx: Tx, filter: RowFilter, where: SQL | undefined, totals: Promise<Totals>): Promise<Counted> {
  if (!(filter.reason || filter.import || filter.q)) {
    const statuses = filter.view && STATES_OF_VIEW[filter.view];
    return exactly(totals.then((kept) => kept.of({ kind: 'movement', statuses }).count));
  }
  const found = tx
    .select({ id: statementRows.id })
    .from(statementRows)
    .leftJoin(
      investments,
      and(eq(investments.tenantId, statementRows.tenantId), eq(investments.id, statementRows.investmentId)),
    )
    .where(where);
  return countUpTo(tx, found, filter.q ? MOST_FOUND : undefined);
}

async function whereOf(tx: Tx, tenantId: string, filter: RowFilter): Promise<SQL | undefined> {
  const { view, reason, import: importId, q } = filter;
  return and(
    eq(statementRows.tenantId, tenantId),
    view ? inArray(statementRows.state, [...STATES_OF_VIEW[view]]) : undefined,
    reason ? eq(statementRows.reason, reason) : undefined,
    importId ? eq(statementRows.importId, importId) : undefined,
    await searchFilter(tx, tenantId, q, [
      { noun: 'movement', id: statementRows.id },
      { noun: 'investment', id: statementRows.investmentId },
    ]),
  );
}

const WAITS = inArray(statementRows.state, [...STATES_OF_VIEW.waiting]);

/** All that waits: how many, the oldest day, the cents of the credits: what lies in suspense. */
export async function waitingRows(tx: Tx, totals: Promise<Totals>) {
  const [row] = await tx
    .select({ oldestOn: statementRows.bookedOn })
    .from(statementRows)
    .where(and(eq(statementRows.tenantId, tx.tenantId), WAITS))
    .orderBy(asc(statementRows.bookedOn))
    .limit(1);
  const sum = (await totals).of({ kind: 'movement', statuses: STATES_OF_VIEW.waiting });
  return { ...sum, oldestOn: row?.oldestOn ?? null };
}

/** The newest credit of this amount that went to an order; null where none did. */
export async function pairOf(tx: Tx, investmentId: string, cents: bigint) {
  const [row] = await tx
    .select()
    .from(statementRows)
    .where(
      and(
        eq(statementRows.tenantId, tx.tenantId),
        or(eq(statementRows.investmentId, investmentId), hasPartOf(investmentId)),
        eq(statementRows.amountCents, cents),
        eq(statementRows.isCredit, true),
      ),
    )
    .orderBy(desc(statementRows.bookedOn), desc(statementRows.position))
    .limit(1);
  return row ?? null;
}

/** Whether a movement was split and has paid this order, too. */
const hasPartOf = (investmentId: string) => sql`exists (select 1 from statement_parts p
  where p.tenant_id = ${statementRows.tenantId} and p.row_id = ${statementRows.id} and p.investment_id = ${investmentId})`;

/** The oldest movement that waits besides this one, and how many do; null where none does. */
export async function nextWaiting(
  tx: Tx,
  { id, state }: Pick<JoinedRow['row'], 'id' | 'state'>,
  totals: Promise<Totals>,
) {
  const [next] = await tx
    .select({ id: statementRows.id })
    .from(statementRows)
    .where(and(eq(statementRows.tenantId, tx.tenantId), WAITS, ne(statementRows.id, id)))
    .orderBy(asc(statementRows.bookedOn), asc(statementRows.position), asc(statementRows.id))
    .limit(1);
  const { count: all } = (await totals).of({ kind: 'movement', statuses: STATES_OF_VIEW.waiting });
  const waitsItself = STATES_OF_VIEW.waiting.some((waiting) => waiting === state);
  return next ? { id: next.id, count: all - (waitsItself ? 1 : 0) } : null;
}

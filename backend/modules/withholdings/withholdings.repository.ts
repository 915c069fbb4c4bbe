import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { distributions } from '#backend/db/schema/distributions.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { ModelSum, Quarter, TaxModel } from '#domain/tax/tax-model.ts';
import { startOfDay } from '#domain/time/zone.ts';

interface Paid {
  tenantId: string;
  issuanceId: string;
  timeZone: string;
  year: number;
}

const KIND = distributions.kind;
/** `taxModelOf` in the database's words, for filtering and adding up; a test holds both beside each other. */
const MODEL = sql<TaxModel>`case when ${earnings.residence} is distinct from 'ES' then 'ABROAD' when ${KIND} = 'RENT' then 'RENT' else 'CAPITAL' end`;
const BASE = sql`(${earnings.incomeCents} + ${earnings.gainCents})`;
const RESIDENCE = sql<string>`coalesce(${earnings.residence}, '')`;
const isOfIt = and(eq(distributions.tenantId, earnings.tenantId), eq(distributions.id, earnings.distributionId));
const local = (timeZone: string) => sql`(${earnings.executedAt} at time zone ${timeZone})`;

/** Income of a project that was paid in a year of the tenant's calendar; capital given back is none. */
const paidIn = ({ tenantId, issuanceId, timeZone, year }: Paid) =>
  and(
    eq(earnings.tenantId, tenantId),
    eq(earnings.issuanceId, issuanceId),
    ne(earnings.status, 'PENDING'),
    gte(earnings.executedAt, startOfDay(`${year}-01-01`, timeZone)),
    lt(earnings.executedAt, startOfDay(`${year + 1}-01-01`, timeZone)),
    sql`${BASE} > 0`,
  );

/** By person, then by what tells their incomes apart. */
const BY_PERSON: ListOrder = {
  keys: [
    { of: earnings.userId, kind: 'id' },
    { of: KIND, kind: 'text' },
    { of: RESIDENCE, kind: 'text' },
    { of: earnings.rateBasisPoints, kind: 'number' },
  ],
};

/** One page of a year's recipients: a line for each kind, residence and rate. Cents as texts. */
export function withholdingsPage(
  tx: Tx,
  { quarter, model, asked, ...paid }: Paid & { quarter?: Quarter; model?: TaxModel; asked: Place },
) {
  const where = and(
    paidIn(paid),
    quarter ? sql`extract(quarter from ${local(paid.timeZone)}) = ${Number(quarter)}` : undefined,
    model ? sql`${MODEL} = ${model}` : undefined,
  );
  const groups = [earnings.userId, KIND, RESIDENCE, earnings.rateBasisPoints] as const;
  return pageByKey({
    asked,
    order: BY_PERSON,
    scope: [paid.tenantId, 'withholdings', paid.issuanceId, paid.year, quarter, model],
    rows: ({ key, where: beside, orderBy, limit }) =>
      tx
        .select({
          key,
          userId: earnings.userId,
          kind: KIND,
          residence: RESIDENCE,
          rate: earnings.rateBasisPoints,
          legalType: sql<'INDIVIDUAL' | 'LEGAL_ENTITY' | null>`max(${earnings.legalType})`,
          payments: sql<number>`count(*)::int`,
          baseCents: sql<string>`sum(${BASE})::text`,
          withheldCents: sql<string>`sum(${earnings.withheldCents})::text`,
        })
        .from(earnings)
        .innerJoin(distributions, isOfIt)
        .where(and(where, beside))
        .groupBy(...groups)
        .orderBy(...orderBy)
        .limit(limit),
    count: () =>
      countUpTo(
        tx,
        tx
          .select({ one: sql`1` })
          .from(earnings)
          .innerJoin(distributions, isOfIt)
          .where(where)
          .groupBy(...groups),
      ),
  });
}

/** What a project's payer declares of a year, by model and quarter, and by model for the year: its own holders alone. */
export async function sumsOfYear(tx: Tx, paid: Paid): Promise<ModelSum[]> {
  const parts = tx
    .select({
      userId: earnings.userId,
      model: MODEL.as('model'),
      quarter: sql<number>`extract(quarter from ${local(paid.timeZone)})::int`.as('quarter'),
      base: sql`${BASE}`.as('base'),
      withheld: sql`${earnings.withheldCents}`.as('withheld'),
    })
    .from(earnings)
    .innerJoin(distributions, isOfIt)
    .where(and(eq(earnings.tenantId, tx.tenantId), paidIn(paid)));
  const { rows } = await tx.execute<{
    model: TaxModel;
    quarter: number | null;
    recipients: number;
    base: string;
    withheld: string;
  }>(
    sql`select model, quarter, count(distinct user_id)::int as recipients, sum(base)::text as base, sum(withheld)::text as withheld
        from (${parts}) parts group by grouping sets ((model, quarter), (model))`,
  );
  return rows.map((row) => ({
    model: row.model,
    quarter: row.quarter === null ? null : (String(row.quarter) as Quarter),
    recipients: row.recipients,
    baseCents: BigInt(row.base),
    withheldCents: BigInt(row.withheld),
  }));
}

/** What a project is called, who pays its holders, and since when; null where the tenant has no such project. */
export async function payerOf(tx: Tx, tenantId: string, issuanceId: string) {
  const [row] = await tx
    .select({
      id: issuances.id,
      title: issuances.title,
      issuer: issuances.issuerName,
      taxNumber: sql<string>`coalesce(${issuances.issuerTaxNumber}, '')`,
      since:
        sql<Date | null>`(select min(d.proposed_at) from distributions d where d.tenant_id = ${issuances.tenantId} and d.issuance_id = ${issuances.id})`.mapWith(
          distributions.proposedAt,
        ),
    })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, issuanceId)));
  return row ?? null;
}

import { type AnyColumn, and, asc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { distributions } from '#backend/db/schema/distributions.ts';
import { earnings } from '#backend/db/schema/earnings.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import { OWING_STATUSES } from '#domain/distribution/status.ts';
import type { EARNING_STATUSES } from '#domain/earning/status.ts';

type EarningStatus = (typeof EARNING_STATUSES)[number];

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: earnings.distributedAt, kind: 'moment' },
    { of: earnings.id, kind: 'id' },
  ],
  descending: true,
};

const COLUMNS = {
  earning: earnings,
  distribution: {
    number: distributions.number,
    name: distributions.name,
    kind: distributions.kind,
    recordOn: distributions.recordOn,
    documents: sql<
      { file_id: string; name: string }[]
    >`(select coalesce(json_agg(json_build_object('file_id', f.id, 'name', f.name)
      order by p.created_at, p.id), '[]') from distribution_documents p join files f on f.tenant_id = p.tenant_id and f.id = p.file_id
      where p.tenant_id = ${distributions.tenantId} and p.distribution_id = ${distributions.id})`,
  },
  instalment: {
    on: distributions.instalmentOn,
    approvedAt: distributions.approvedAt,
    fundedAt: distributions.fundedAt,
    funding: {
      status: distributions.status,
      grossCents: distributions.grossCents,
      fundedCents: distributions.fundedCents,
      returnedCents: distributions.returnedCents,
    },
  },
  issuance: { title: issuances.title, symbol: issuances.tokenSymbol },
  holder: PARTY.name,
  cameBack: payouts.failure,
  sentTo: sql<
    string | null
  >`(select right(coalesce(t.iban, b.iban), 4) from bank_accounts b left join payout_transfers t on t.tenant_id = b.tenant_id
    and t.payout_id = ${payouts.id} and t.outcome <> 'REJECTED' where b.tenant_id = ${payouts.tenantId} and b.id = ${payouts.bankAccountId})`,
  sentAs: sql<string | null>`(select t.end_to_end_id from payout_transfers t
    where t.tenant_id = ${payouts.tenantId} and t.payout_id = ${payouts.id} and t.outcome <> 'REJECTED')`,
  payout: { id: payouts.id, state: payouts.state },
  onChain: sql<{
    address: string;
    wei: string | null;
    hash: string | null;
  } | null>`case when ${payouts.walletAddress} is not null then (select json_build_object('address', coalesce(max(t.address), ${payouts.walletAddress}),
    'wei', max(t.wei)::text, 'hash', max(t.transaction)) from wallet_transfers t where t.tenant_id = ${payouts.tenantId}
    and t.payout_id = ${payouts.id} and t.outcome <> 'WITHDRAWN') end`,
  email: users.email,
};

const sum = (column: AnyColumn) => sql<string>`coalesce(sum(${column}), 0)::text`;
const SUMS = {
  count: sql<number>`count(*)::int`,
  gross: sum(earnings.grossCents),
  withheld: sum(earnings.withheldCents),
  net: sum(earnings.netCents),
  income: sum(earnings.incomeCents),
  gain: sum(earnings.gainCents),
  capital: sum(earnings.returnCents),
};

const select = <C extends Record<string, SQL<string[]>>>(tx: Tx, more: C) =>
  tx
    .select({ ...COLUMNS, ...more })
    .from(earnings)
    .innerJoin(
      distributions,
      and(eq(distributions.tenantId, earnings.tenantId), eq(distributions.id, earnings.distributionId)),
    )
    .innerJoin(issuances, and(eq(issuances.tenantId, earnings.tenantId), eq(issuances.id, earnings.issuanceId)))
    .innerJoin(users, and(eq(users.tenantId, earnings.tenantId), eq(users.id, earnings.userId)))
    .innerJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, earnings.tenantId), eq(userProfiles.userId, earnings.userId)),
    )
    .leftJoin(payouts, and(eq(payouts.tenantId, earnings.tenantId), eq(payouts.id, earnings.payoutId)));

/** Parts of proposals that may come to nothing are nobody's yet. */
const isApproved = inArray(distributions.status, OWING_STATUSES);

interface Asked {
  tenantId: string;
  /** Of one holder alone. */
  personId?: string;
  /** Of this person's projects alone. */
  issuerId?: string;
  issuanceId?: string;
  /** This one alone. */
  earningId?: string;
  status?: EarningStatus;
  /** Distributed at this moment or later; before this one. */
  from?: Date;
  until?: Date;
  asked: Place;
}

/** What of all earnings is asked for. */
function asked(of: Omit<Asked, 'asked'>) {
  const { tenantId, personId, issuerId, issuanceId, earningId, status, from, until } = of;
  return and(
    eq(earnings.tenantId, tenantId),
    personId ? eq(earnings.userId, personId) : undefined,
    issuerId ? eq(issuances.issuerUserId, issuerId) : undefined,
    issuanceId ? eq(earnings.issuanceId, issuanceId) : undefined,
    earningId ? eq(earnings.id, earningId) : undefined,
    status ? eq(earnings.status, status) : undefined,
    from ? gte(earnings.distributedAt, from) : undefined,
    until ? lt(earnings.distributedAt, until) : undefined,
    isApproved,
  );
}

/** One page of earnings, newest first. */
export function earningsPage(tx: Tx, of: Asked) {
  const { tenantId, personId, issuerId, issuanceId, earningId, status, from, until } = of;
  return pageByKey({
    asked: of.asked,
    order: NEWEST_FIRST,
    scope: [
      ...[tenantId, 'earnings', personId, issuerId, issuanceId, earningId, status],
      ...[from?.toISOString() ?? null, until?.toISOString() ?? null],
    ],
    rows: ({ key, where: beside, orderBy, limit }) =>
      select(tx, { key })
        .where(and(asked(of), beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, select(tx, {}).where(asked(of))),
  });
}

/** Sums of all that a list of one person's shows, on whatever page: their own rows alone. */
export function listedSums(tx: Tx, of: Omit<Asked, 'asked' | 'issuerId'> & { personId: string }) {
  return tx
    .select(SUMS)
    .from(earnings)
    .innerJoin(
      distributions,
      and(eq(distributions.tenantId, earnings.tenantId), eq(distributions.id, earnings.distributionId)),
    )
    .where(asked(of));
}

/** What of a person can be claimed: one of them, or all; oldest first. */
export function claimable(tx: Tx, tenantId: string, userId: string, id?: string) {
  return select(tx, {})
    .where(
      and(
        eq(earnings.tenantId, tenantId),
        eq(earnings.userId, userId),
        eq(earnings.status, 'PAID'),
        id ? eq(earnings.id, id) : undefined,
      ),
    )
    .orderBy(asc(earnings.distributedAt), asc(earnings.id))
    .limit(500);
}

/** What a person claimed with one pay-out, oldest first. */
export function earningsOfPayout(tx: Tx, tenantId: string, userId: string, payoutId: string) {
  return select(tx, {})
    .where(and(eq(earnings.tenantId, tenantId), eq(earnings.userId, userId), eq(earnings.payoutId, payoutId)))
    .orderBy(asc(earnings.distributedAt), asc(earnings.id));
}

/** Locks those of a person that can be claimed now, by id: of two claims at once the second finds none. */
export function lockClaimable(tx: Tx, tenantId: string, userId: string, ids: readonly string[]) {
  return tx
    .select({ id: earnings.id, netCents: earnings.netCents, status: earnings.status })
    .from(earnings)
    .where(
      and(
        eq(earnings.tenantId, tenantId),
        eq(earnings.userId, userId),
        eq(earnings.status, 'PAID'),
        inArray(earnings.id, [...ids]),
      ),
    )
    .orderBy(asc(earnings.id))
    .for('no key update');
}

export async function setClaimed(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  change: Partial<typeof earnings.$inferInsert>,
): Promise<void> {
  await tx
    .update(earnings)
    .set({ ...change, status: 'CLAIMED' })
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.id, [...ids])));
}

/** Sums of what was paid to one person: their own rows alone, by status and, for the chart, by quarter. */
export async function sumsOf(tx: Tx, tenantId: string, userId: string, timeZone: string) {
  const paid = and(eq(earnings.tenantId, tenantId), eq(earnings.userId, userId), ne(earnings.status, 'PENDING'));
  const quarter = sql<string>`to_char(${earnings.executedAt} at time zone ${sql.raw(`'${timeZone.replace(/'/g, "''")}'`)}, 'YYYY-Q')`;
  const [byStatus, byQuarter, projects] = await Promise.all([
    tx
      .select({ status: earnings.status, ...SUMS })
      .from(earnings)
      .where(paid)
      .groupBy(earnings.status),
    tx
      .select({ quarter, net: SUMS.net, withheld: SUMS.withheld })
      .from(earnings)
      .where(paid)
      .groupBy(quarter)
      .orderBy(quarter),
    tx
      .selectDistinct({ id: issuances.id, title: issuances.title })
      .from(earnings)
      .innerJoin(issuances, and(eq(issuances.tenantId, earnings.tenantId), eq(issuances.id, earnings.issuanceId)))
      .where(and(eq(earnings.tenantId, tenantId), eq(earnings.userId, userId))),
  ]);
  return { byStatus, byQuarter, projects };
}

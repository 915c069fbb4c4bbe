import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deletedPeople, keptRecords } from '#backend/db/schema/deleted-people.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { users } from '#backend/db/schema/users.ts';
import { waitingPlaces } from '#backend/db/schema/waiting-places.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { OWING_STATUSES } from '#domain/distribution/status.ts';
import { FINISHED_STATUSES, UNBOUND_STATUSES } from '#domain/investment/transitions.ts';
import { LOOSE_STATUSES } from '#domain/investment/waiting.ts';
import type { PersonHanging } from '#domain/user/deletion.ts';
import type { KeptRecord, Recorded } from '#domain/user/retention.ts';

/** Enough to say that there are many. */
const MOST_COUNTED = 1_000;
const words = (list: readonly string[]) =>
  sql.join(
    list.map((word) => sql`${word}`),
    sql`, `,
  );

/** What of a person's would be without its owner. Carts and declared interests are counted where `withUnbound` says so. */
export async function hangingOf(
  tx: Tx,
  tenantId: string,
  userId: string,
  { withUnbound }: { withUnbound: boolean },
): Promise<PersonHanging> {
  const counted = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select 1 from ${rows} limit ${MOST_COUNTED}) hanging)::int`;
  const own = sql`tenant_id = ${tenantId} and user_id = ${userId}`;
  const settled = [...FINISHED_STATUSES, ...(withUnbound ? [] : UNBOUND_STATUSES)];
  const { rows } = await tx.execute<Omit<PersonHanging, 'balance'> & { balance: string }>(sql`
    select ${counted(sql`issuances where tenant_id = ${tenantId} and issuer_user_id = ${userId}`)} as projects,
      ${counted(sql`issuance_holders where ${own} and tokens > 0`)} as holdings,
      ${counted(sql`investments where ${own} and status not in (${words(settled)})`)} as orders,
      (select coalesce(sum(p.amount), 0)::text from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
        where a.tenant_id = ${tenantId} and a.user_id = ${userId} and a.kind = 'investor_cash') as balance,
      ${counted(sql`earnings e join distributions d on d.tenant_id = e.tenant_id and d.id = e.distribution_id and d.status in (${words(OWING_STATUSES)})
        where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.status <> 'CLAIMED'`)} as earnings,
      ${counted(sql`payouts where ${own} and state in ('WAITING', 'IN_FILE')`)} as payouts,
      ${counted(sql`investments i join refunds r on r.tenant_id = i.tenant_id and r.investment_id = i.id and r.state = 'PENDING'
        where i.tenant_id = ${tenantId} and i.user_id = ${userId}`)} as refunds,
      ${counted(sql`complaints where ${own} and ended_at is null`)} as complaints`);
  const [row] = rows;
  if (!row) throw new Error('a count has no row');
  return { ...row, balance: BigInt(row.balance) };
}

/** What there is of a person that a rule may keep. */
export async function recordedOf(tx: Tx, tenantId: string, userId: string): Promise<Recorded> {
  const { rows } = await tx.execute<Recorded & Record<string, unknown>>(sql`
    select exists (select from investments where tenant_id = ${tenantId} and user_id = ${userId} and accepted_at is not null)
        or exists (select from complaints where tenant_id = ${tenantId} and user_id = ${userId}) as orders,
      exists (select from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
        where a.tenant_id = ${tenantId} and a.user_id = ${userId}) as money,
      exists (select from kyc_checks where tenant_id = ${tenantId} and user_id = ${userId} and submitted_at is not null)
        or exists (select from asked_papers p join paper_requests r on r.tenant_id = p.tenant_id and r.id = p.request_id
          where r.tenant_id = ${tenantId} and r.user_id = ${userId})
        or exists (select from funds_declarations where tenant_id = ${tenantId} and user_id = ${userId}) as identity`);
  return rows[0] ?? { orders: false, money: false, identity: false };
}

/** Carts and declared interests of a person, in the order in which all lock them. */
export async function unboundOrdersOf(tx: Tx, tenantId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        eq(investments.userId, userId),
        inArray(investments.status, [...LOOSE_STATUSES]),
      ),
    )
    .orderBy(asc(investments.issuanceId), asc(investments.id));
  return rows.map(({ id }) => id);
}

/** The person leaves every queue for tokens; what was held for them is free. */
export async function leaveQueues(tx: Tx, tenantId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(waitingPlaces)
    .set({ state: 'LEFT', endedAt: now })
    .where(and(eq(waitingPlaces.tenantId, tenantId), eq(waitingPlaces.userId, userId), isNull(waitingPlaces.endedAt)));
}

/** A person who is about to go: nobody orders, pays in or hands in for them meanwhile (the trigger `lonja_person_is_there`). Null where they are gone. */
export async function lockToDelete(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

interface Gone {
  tenantId: string;
  userId: string;
  deletedAt: Date;
  deletedBy: string | null;
  reason: string | null;
  email: string;
}

/** Takes the person out of the account's row, so that its address is free, and writes down what is kept of them. */
export async function markDeleted(tx: Tx, gone: Gone, kept: readonly KeptRecord[]): Promise<void> {
  const { tenantId, userId, deletedAt } = gone;
  await tx
    .update(users)
    .set({
      deletedAt,
      updatedAt: deletedAt,
      email: `${userId}@deleted.invalid`,
      username: '',
      deadEmail: null,
      deadEmailAt: null,
      passwordHash: null,
      passwordContested: false,
      referralCode: null,
      referrerUserId: null,
      seesPreCampaign: false,
    })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  await tx.insert(deletedPeople).values(gone);
  if (kept.length > 0) await tx.insert(keptRecords).values(kept.map((record) => ({ tenantId, userId, ...record })));
}

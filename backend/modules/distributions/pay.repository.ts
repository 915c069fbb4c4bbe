import { and, eq, type SQL, sql } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import { ledgerAccounts } from '#backend/db/schema/ledger.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Account } from '#backend/ledger/accounts.ts';
import type { Work } from '#backend/work.ts';
import type { DistributionRow } from './distributions.repository.ts';

/** A part as it is paid. */
export type PartToPay = Pick<
  typeof earnings.$inferSelect,
  'id' | 'userId' | 'status' | 'heldReason' | 'grossCents' | 'withheldCents' | 'netCents'
>;

/** By their key alone: with the distribution beside it the planner would walk all of the distribution's parts for a few of them. */
const isAmong = ({ tenantId }: Pick<DistributionRow, 'tenantId'>, ids: readonly string[]) =>
  and(eq(earnings.tenantId, tenantId), sql`${earnings.id} = any(${sql.param([...ids])}::uuid[])`);

/** Parts of a distribution, locked; the distribution is locked before. */
export async function lockParts(tx: Tx, row: DistributionRow, ids: readonly string[]): Promise<PartToPay[]> {
  const { id, distributionId, userId, status, heldReason, grossCents, withheldCents, netCents } = earnings;
  const parts = await tx
    .select({ id, distributionId, userId, status, heldReason, grossCents, withheldCents, netCents })
    .from(earnings)
    .where(and(eq(earnings.tenantId, tx.tenantId), isAmong(row, ids)))
    .orderBy(id)
    .for('no key update');
  return parts.filter((part) => part.distributionId === row.id);
}

/** Writes down that parts, which are locked, are paid, or at once on their holders' balances. */
export async function setPaid(
  tx: Tx,
  row: DistributionRow,
  ids: readonly string[],
  now: Date,
  toBalance: boolean,
): Promise<void> {
  const delivered = { claimedAt: now, processedAt: now, deliveredAt: now, claimedTo: 'BALANCE' as const };
  await tx
    .update(earnings)
    .set({ status: toBalance ? 'CLAIMED' : 'PAID', executedAt: now, heldReason: null, ...(toBalance ? delivered : {}) })
    .where(and(eq(earnings.tenantId, tx.tenantId), isAmong(row, ids), eq(earnings.status, 'PENDING')));
}

/** Each person's account of one kind, opened where there was none; by the person. */
export async function accountsOf(
  { tx, tenant, now }: Work,
  kind: 'earnings_due' | 'investor_cash',
  userIds: readonly string[],
): Promise<Map<string, Account>> {
  const asset = tenant.customization.currency.code;
  const { id, userId } = ledgerAccounts;
  const known = async (people: readonly string[]) => {
    const rows = await tx
      .select({ id, userId })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.tenantId, tenant.id),
          eq(ledgerAccounts.kind, kind),
          eq(ledgerAccounts.asset, asset),
          sql`${userId} = any(${sql.param([...people])}::uuid[])`,
        ),
      );
    return rows.map((row) => [row.userId ?? '', { id: row.id, asset }] as const);
  };
  const accounts = new Map<string, Account>(await known(userIds));
  const without = userIds.filter((person) => !accounts.has(person));
  if (without.length === 0) return accounts;
  await tx.execute(sql`
    insert into ledger_accounts (tenant_id, kind, asset, user_id, guarded, created_at)
    select ${tenant.id}, ${kind}, ${asset}, u.id, true, ${now} from unnest(${sql.param(without)}::uuid[]) as u (id) order by u.id
    on conflict on constraint ledger_accounts_unique do nothing`);
  // Also those that somebody else has opened meanwhile.
  for (const [person, account] of await known(without)) accounts.set(person, account);
  return accounts;
}

/** Parts that are still to be paid, or that one where it is, in the order in which they are, with the sum of each. */
export function pendingParts(tx: Tx, { tenantId, id }: Pick<DistributionRow, 'tenantId' | 'id'>, earningId?: string) {
  return tx
    .select({ subjectId: earnings.id, userId: earnings.userId, cents: earnings.netCents })
    .from(earnings)
    .where(
      and(
        eq(earnings.tenantId, tenantId),
        eq(earnings.distributionId, id),
        eq(earnings.status, 'PENDING'),
        earningId ? eq(earnings.id, earningId) : undefined,
      ),
    )
    .orderBy(earnings.userId);
}

/** All parts that are still to be paid, as a run that pays them gathers its items. */
export const pendingSubjects = (tenantId: string, distributionId: string | null): SQL => sql`
  select e.id as subject_id, e.user_id, e.net_cents as cents from earnings e
  where e.tenant_id = ${tenantId} and e.distribution_id = ${distributionId} and e.status = 'PENDING'`;

import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { refunds } from '#backend/db/schema/payments.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { accountBack, waitsForBank } from '#backend/modules/investments/refund-rows.repository.ts';
import { isStopped } from '#backend/modules/screening/stop.repository.ts';

/** Whose tokens of the order's project are frozen on a chain. */
const isFrozen = sql<boolean>`exists (select 1 from chain_holders c where c.tenant_id = ${investments.tenantId}
  and c.issuance_id = ${investments.issuanceId} and c.user_id = ${investments.userId} and c.frozen)`;

/** Who is paid where the bank has named no holder: a company by its name in law. */
const ownName = sql<string>`coalesce((select nullif(trim(c.organisation_name), '') from company_profiles c
  where c.tenant_id = ${users.tenantId} and c.user_id = ${users.id} and ${userProfiles.legalType} = 'LEGAL_ENTITY'),
  nullif(trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, '')), ''), ${users.email})`;

/** A refund that a manager has to send by bank, where it goes to, and what keeps it. */
export type WaitingRefund = Awaited<ReturnType<typeof waitingRefunds>>[number];

interface Asked {
  most: number;
  /** The id of the refund before the first; null: from the oldest. */
  after: string | null;
  /** Keeps them for the file that they go into. */
  lock: boolean;
  now: Date;
}

/** The oldest refunds that wait for a manager to send them by bank, after one of them. */
export function waitingRefunds(tx: Tx, tenantId: string, { most, after, lock, now }: Asked) {
  const behind: SQL | undefined = after
    ? sql`(${refunds.createdAt}, ${refunds.id}) > (select o.created_at, o.id from refunds o where o.tenant_id = ${tenantId} and o.id = ${after})`
    : undefined;
  const rows = tx
    .select({
      id: refunds.id,
      investmentId: refunds.investmentId,
      reference: investments.reference,
      userId: investments.userId,
      amountCents: refunds.amountCents,
      createdAt: refunds.createdAt,
      failure: refunds.bankFailure,
      account: accountBack('refunds'),
      ownName,
      frozen: isFrozen,
      stopped: isStopped(sql`${investments.tenantId}`, sql`${investments.userId}`),
    })
    .from(refunds)
    .innerJoin(investments, and(eq(investments.tenantId, refunds.tenantId), eq(investments.id, refunds.investmentId)))
    .innerJoin(users, and(eq(users.tenantId, investments.tenantId), eq(users.id, investments.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, investments.tenantId), eq(userProfiles.userId, investments.userId)),
    )
    .where(and(eq(refunds.tenantId, tenantId), waitsForBank('refunds', now), behind))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(most);
  return lock ? rows.for('update', { of: refunds }) : rows;
}

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { auditEntries } from '#backend/audit/history.repository.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { mails } from '#backend/db/schema/mails.ts';
import { suitabilityTests } from '#backend/db/schema/onboarding.ts';
import { wallets } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

const NEWEST_INVESTMENTS = 10;

export async function walletsOf(tx: Tx, tenantId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ address: wallets.address })
    .from(wallets)
    .where(and(eq(wallets.tenantId, tenantId), eq(wallets.userId, userId)))
    .orderBy(wallets.createdAt);
  return rows.map(({ address }) => address);
}

/** The newest attempt that has answers: a declaration has none of its own. */
export async function newestAnswersOf(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx
    .select()
    .from(suitabilityTests)
    .where(
      and(
        eq(suitabilityTests.tenantId, tenantId),
        eq(suitabilityTests.userId, userId),
        isNotNull(suitabilityTests.answers),
      ),
    )
    .orderBy(desc(suitabilityTests.createdAt))
    .limit(1);
  return row ?? null;
}

/** How many investments a person has, the cents that arrived for those that stand, and the newest ones. */
export async function investmentsOf(tx: Tx, tenantId: string, userId: string) {
  const own = and(eq(investments.tenantId, tenantId), eq(investments.userId, userId));
  const summed = tx
    .select({
      count: sql<number>`count(*)::int`,
      paid: sql<string>`coalesce(sum(${investments.amountCents}) filter (
        where ${investments.chargedAt} is not null and ${investments.status} <> 'CANCELED'), 0)::text`,
    })
    .from(investments)
    .where(own);
  const newestFirst = tx
    .select({
      id: investments.id,
      reference: investments.reference,
      issuance: issuances.title,
      status: investments.status,
      amountCents: investments.amountCents,
      createdAt: investments.createdAt,
    })
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(own)
    .orderBy(desc(investments.createdAt), desc(investments.id))
    .limit(NEWEST_INVESTMENTS);
  const [[sums], newest] = await Promise.all([summed, newestFirst]);
  return { count: sums?.count ?? 0, paidCents: BigInt(sums?.paid ?? '0'), newest };
}

/** The newest mails to a person, without what they say. */
export function mailsOf(tx: Tx, tenantId: string, userId: string, limit: number) {
  return tx
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.toAddress,
      state: mails.state,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(and(eq(mails.tenantId, tenantId), eq(mails.userId, userId)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/**
 * What the audit log holds of a person: what they did and what was done to them, requests for sophisticated status and refunds among them.
 * The steps of their orders have histories of their own.
 */
export function historyOf(tx: Tx, tenantId: string, userId: string, limit: number) {
  return auditEntries(
    tx,
    tenantId,
    sql`(split_part(log.action, '.', 1) in ('user', 'identity', 'suitability', 'loss_simulation', 'sophisticated', 'bank_account', 'funds')
        and log.action not in ('user.signed_in', 'user.signed_out', 'identity.queued')
        and ((log.subject_type = 'user' and log.subject_id = ${userId})
          or (log.user_id = ${userId} and log.subject_type is distinct from 'user')
          or (log.action = 'user.profile_entered' and log.user_id = ${userId})))
      or (log.action in ('refund.settled', 'refund.refused', 'statement.refund_found') and log.subject_type = 'investment'
        and log.subject_id in (select i.id::text from investments i where i.tenant_id = log.tenant_id and i.user_id = ${userId}))
      or (log.action = 'statement.credited' and log.subject_type = 'user' and log.subject_id = ${userId})`,
    { ownerId: userId, limit },
  );
}

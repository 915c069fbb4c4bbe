import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { type PaymentProvider, paymentAttempts } from '#backend/db/schema/online-payments.ts';
import { payments, refunds } from '#backend/db/schema/payments.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

export async function insertAttempt(
  tx: Tx,
  attempt: Omit<typeof paymentAttempts.$inferInsert, 'id'>,
): Promise<AttemptRow> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values({ ...attempt, id: randomUUID() })
    .returning();
  if (!row) throw new Error('no attempt was made');
  return row;
}

/** The attempt that a provider's own reference names, within the transaction's tenant. */
export async function attemptByReference(
  tx: Tx,
  provider: PaymentProvider,
  reference: string,
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.tenantId, tx.tenantId),
        eq(paymentAttempts.provider, provider),
        eq(paymentAttempts.reference, reference),
      ),
    );
  return row ?? null;
}

export async function attemptById(tx: Tx, id: string): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.tenantId, tx.tenantId), eq(paymentAttempts.id, id)));
  return row ?? null;
}

export async function openAttemptOf(tx: Tx, investmentId: string): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.tenantId, tx.tenantId),
        eq(paymentAttempts.investmentId, investmentId),
        eq(paymentAttempts.state, 'OPEN'),
      ),
    );
  return row ?? null;
}

export async function updateAttempt(
  tx: Tx,
  id: string,
  change: Partial<Pick<AttemptRow, 'state' | 'updatedAt' | 'expiresAt'>>,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.tenantId, tx.tenantId), eq(paymentAttempts.id, id)));
}

/** Notes the provider's own facts beside an attempt; those that stand there under other names stay. */
export async function noteOnAttempt(
  tx: Tx,
  id: string,
  facts: Record<string, unknown>,
  updatedAt: Date,
): Promise<void> {
  const details = sql`${paymentAttempts.details} || ${JSON.stringify(facts)}::jsonb`;
  await tx
    .update(paymentAttempts)
    .set({ details, updatedAt })
    .where(and(eq(paymentAttempts.tenantId, tx.tenantId), eq(paymentAttempts.id, id)));
}

/**
 * Notes, before the provider is asked to send it, that a refund is: from then on nobody knows, and no manager sends it by bank, until the provider has
 * said yes or no.
 */
export function noteRefundAsked(tx: Tx, id: string, refundId: string, now: Date): Promise<void> {
  return noteOnAttempt(tx, id, { refundAsked: refundId }, now);
}

const OF_REFUND = and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId));
const OF_PAYMENT = and(eq(paymentAttempts.tenantId, payments.tenantId), eq(paymentAttempts.id, payments.attemptId));
/** Of a refund with its payment and the attempt of that. */
const isUnanswered = (tenantId: string, before: Date) =>
  and(
    eq(refunds.tenantId, tenantId),
    eq(refunds.state, 'PENDING'),
    isNull(refunds.failure),
    lt(paymentAttempts.updatedAt, before),
    sql`${paymentAttempts.details}->>'refundAsked' = ${refunds.id}::text`,
  );

/** Whether `refundsUnanswered` finds any. */
export const anyRefundUnanswered = (tenantId: string, before: Date): SQL =>
  anyRow(
    sql`${refunds} join ${payments} on ${OF_REFUND} join ${paymentAttempts} on ${OF_PAYMENT}`,
    isUnanswered(tenantId, before),
  );

/** Refunds that a provider was last asked for before that moment, and of which it has said neither yes nor no; with their attempts. */
export function refundsUnanswered(tx: Tx, before: Date): Promise<{ refundId: string; attemptId: string }[]> {
  return tx
    .select({ refundId: refunds.id, attemptId: paymentAttempts.id })
    .from(refunds)
    .innerJoin(payments, OF_REFUND)
    .innerJoin(paymentAttempts, OF_PAYMENT)
    .where(isUnanswered(tx.tenantId, before));
}

const isOverdue = (tenantId: string, now: Date) =>
  and(
    eq(paymentAttempts.tenantId, tenantId),
    inText(eq(paymentAttempts.state, 'OPEN')),
    lt(paymentAttempts.expiresAt, now),
  );

/** Whether `overdueAttempts` finds any. */
export const anyOverdueAttempt = (tenantId: string, now: Date): SQL =>
  anyRow(paymentAttempts, isOverdue(tenantId, now));

/** Ids of open attempts whose time is up. */
export async function overdueAttempts(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(isOverdue(tx.tenantId, now))
    .limit(500);
  return rows.map(({ id }) => id);
}

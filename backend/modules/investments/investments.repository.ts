import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, ne, notInArray, type SQLWrapper, sql } from 'drizzle-orm';
import { investmentEvents, investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { notFound } from '#backend/http/refusal.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { type Actor, FINISHED_STATUSES } from '#domain/investment/transitions.ts';
import { orderReference, REFERENCE_RANDOM_BYTES, wireReference } from '#domain/investment/wire-reference.ts';
import { hasSlug } from './slugs.repository.ts';

export type InvestmentRow = typeof investments.$inferSelect;
export type IssuanceRow = typeof issuances.$inferSelect;
/** What a change of an investment may set; its owner and issuance never change. */
export type InvestmentChange = Partial<Omit<InvestmentRow, 'tenantId' | 'id' | 'userId' | 'issuanceId' | 'status'>>;

/** The issuance of a slug, with no lock. */
export async function issuanceBySlug(tx: Tx, slug: string): Promise<IssuanceRow | null> {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), hasSlug(slug)));
  return row ?? null;
}

export async function issuanceById(tx: Tx, id: string): Promise<IssuanceRow | null> {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), eq(issuances.id, id)));
  return row ?? null;
}

/** The issuance of an investment, with no lock. */
export async function issuanceOf(tx: Tx, investmentId: string): Promise<IssuanceRow | null> {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), isOf(tx, investmentId)));
  return row ?? null;
}

/** An investment's issuance, which never is another one; `userId` narrows it to that person's own. */
function isOf(tx: Tx, investmentId: string, userId?: string) {
  const own = userId ? eq(investments.userId, userId) : undefined;
  const its = tx
    .select({ id: investments.issuanceId })
    .from(investments)
    .where(and(eq(investments.tenantId, tx.tenantId), eq(investments.id, investmentId), own));
  return eq(issuances.id, its);
}

/** Locks an issuance's row: the first of the lock order. Nobody's tokens change until this transaction ends. */
export async function lockIssuance(tx: Tx, id: string): Promise<IssuanceRow> {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), eq(issuances.id, id)))
    .for('no key update');
  // Somebody has deleted it between the look at it and this.
  if (!row) throw notFound();
  return row;
}

/** `lockIssuance` for that of an investment; null where there is none. */
export async function lockIssuanceOf(tx: Tx, investmentId: string, userId?: string): Promise<IssuanceRow | null> {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), isOf(tx, investmentId, userId)))
    .for('no key update');
  return row ?? null;
}

/** An investment with no lock; `userId` narrows it to that person's own. */
export async function investmentById(tx: Tx, id: string, userId?: string): Promise<InvestmentRow | null> {
  const owned = userId ? eq(investments.userId, userId) : undefined;
  const [row] = await tx
    .select()
    .from(investments)
    .where(and(eq(investments.tenantId, tx.tenantId), eq(investments.id, id), owned));
  return row ?? null;
}

/** Locks an investment's row: second of the lock order, after the issuance's where tokens are moved. */
export async function lockInvestment(tx: Tx, id: string, userId?: string): Promise<InvestmentRow | null> {
  const owned = userId ? eq(investments.userId, userId) : undefined;
  const [row] = await tx
    .select()
    .from(investments)
    .where(and(eq(investments.tenantId, tx.tenantId), eq(investments.id, id), owned))
    .for('no key update');
  return row ?? null;
}

/** What a person stands with on an issuance: their live order or interest, else the newest finished one that was not cancelled. */
export async function standingInvestment(tx: Tx, userId: string, issuanceId: string): Promise<InvestmentRow | null> {
  const [row] = await tx
    .select()
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tx.tenantId),
        eq(investments.issuanceId, issuanceId),
        eq(investments.userId, userId),
        ne(investments.status, 'CANCELED'),
      ),
    )
    .orderBy(sql`${inArray(investments.status, [...FINISHED_STATUSES])}`, desc(investments.createdAt))
    .limit(1);
  return row ?? null;
}

/** The person's live order or interest on an issuance. */
export async function liveInvestment(
  tx: Tx,
  userId: string,
  issuanceId: string | SQLWrapper,
): Promise<InvestmentRow | null> {
  const [row] = await tx
    .select()
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tx.tenantId),

        eq(investments.issuanceId, issuanceId),
        eq(investments.userId, userId),
        notInArray(investments.status, [...FINISHED_STATUSES]),
      ),
    );
  return row ?? null;
}

/** Whether the person has ever put something into an issuance: it stays visible to them. */
export async function hasInvested(tx: Tx, userId: string, issuanceId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tx.tenantId),
        eq(investments.issuanceId, issuanceId),
        eq(investments.userId, userId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** `liveInvestment` on the issuance of a slug. */
export function liveInvestmentOn(tx: Tx, userId: string, slug: string): Promise<InvestmentRow | null> {
  return liveInvestment(
    tx,
    userId,
    tx
      .select({ id: issuances.id })
      .from(issuances)
      .where(and(eq(issuances.tenantId, tx.tenantId), eq(issuances.slug, slug))),
  );
}

type NewInvestment = Pick<
  InvestmentRow,
  'tenantId' | 'userId' | 'issuanceId' | 'tokens' | 'price' | 'amountCents' | 'termsVersion' | 'referralCode'
> & { at: Date; reference: string };

/** Makes a cart (CREATED); null where the person has a live order on the issuance already. */
export function insertCart(tx: Tx, order: NewInvestment): Promise<InvestmentRow | null> {
  return insertInvestment(tx, order, { status: 'CREATED', risksAcceptedAt: order.at });
}

/** Makes a declared interest (RESERVED); null as above. */
export function insertInterest(tx: Tx, order: NewInvestment): Promise<InvestmentRow | null> {
  return insertInvestment(tx, order, { status: 'RESERVED' });
}

const REFERENCE_TRIES = 8;

/** A reference that no order of the tenant has. Short enough to be read aloud, they do repeat by chance once there are thousands; the UNIQUE is the last word. */
export async function freshReference(tx: Tx): Promise<string> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = orderReference(randomBytes(REFERENCE_RANDOM_BYTES));
    const taken = await tx
      .select({ id: investments.id })
      .from(investments)
      .where(and(eq(investments.tenantId, tx.tenantId), eq(investments.reference, reference)))
      .limit(1);
    if (taken.length === 0) return reference;
  }
  throw new Error('no free order reference was found');
}

async function insertInvestment(
  tx: Tx,
  { at, ...values }: NewInvestment,
  beginning: Pick<typeof investments.$inferInsert, 'status' | 'risksAcceptedAt'>,
): Promise<InvestmentRow | null> {
  const [row] = await tx
    .insert(investments)
    .values({
      ...values,
      id: randomUUID(),
      ...beginning,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({
      target: [investments.tenantId, investments.issuanceId, investments.userId],
      where: sql.raw(`status not in (${FINISHED_STATUSES.map((status) => `'${status}'`).join(', ')})`),
    })
    .returning();
  return row ?? null;
}

/** Changes a row that is locked. */
export async function updateInvestment(
  tx: Tx,
  id: string,
  change: InvestmentChange & { status?: InvestmentStatus },
): Promise<InvestmentRow> {
  const [row] = await tx
    .update(investments)
    .set(change)
    .where(and(eq(investments.tenantId, tx.tenantId), eq(investments.id, id)))
    .returning();
  if (!row) throw new Error(`investment ${id} is gone`);
  return row;
}

interface NewEvent {
  tenantId: string;
  investmentId: string;
  status: InvestmentStatus;
  by: Actor;
  byUserId: string | null;
  note: string | null;
  at: Date;
}

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(investmentEvents).values(event);
}

/** A new wire reference; 23^8 possible ones, and the table's UNIQUE is the last word. */
export function newWireReference(): string {
  return wireReference(randomBytes(REFERENCE_RANDOM_BYTES));
}

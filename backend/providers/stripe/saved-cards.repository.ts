import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { cardCustomers, savedCards } from '#backend/db/schema/saved-cards.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type SavedCardRow = typeof savedCards.$inferSelect;

/** What the provider calls a person; null for one that it does not know. */
export async function customerOf(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(cardCustomers)
    .where(and(eq(cardCustomers.tenantId, tx.tenantId), eq(cardCustomers.userId, userId)));
  return row?.customer ?? null;
}

/** Whose the provider's name is; null for a stranger's. */
export async function customerUser(tx: Tx, customer: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(cardCustomers)
    .where(and(eq(cardCustomers.tenantId, tx.tenantId), eq(cardCustomers.customer, customer)));
  return row?.userId ?? null;
}

/** People who are gone and whom the provider still knows, those of longest ago first. */
export function customersGone(tx: Tx, tenantId: string, limit: number): Promise<{ userId: string }[]> {
  return tx
    .select({ userId: cardCustomers.userId })
    .from(cardCustomers)
    .innerJoin(users, and(eq(users.tenantId, cardCustomers.tenantId), eq(users.id, cardCustomers.userId)))
    .where(and(eq(cardCustomers.tenantId, tenantId), isNotNull(users.deletedAt)))
    .orderBy(asc(users.deletedAt), asc(users.id))
    .limit(limit);
}

/** Keeps what the provider calls a person; where somebody was faster, theirs stays. */
export async function insertCustomer(tx: Tx, customer: typeof cardCustomers.$inferInsert): Promise<void> {
  await tx.insert(cardCustomers).values(customer).onConflictDoNothing();
}

/** A person's kept cards, oldest first. */
export function savedCardsOf(tx: Tx, userId: string): Promise<SavedCardRow[]> {
  return tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.tenantId, tx.tenantId), eq(savedCards.userId, userId)))
    .orderBy(asc(savedCards.createdAt));
}

export async function savedCardById(tx: Tx, id: string, userId: string): Promise<SavedCardRow | null> {
  const [row] = await tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.tenantId, tx.tenantId), eq(savedCards.id, id), eq(savedCards.userId, userId)));
  return row ?? null;
}

/** Keeps a card, or what has changed of it: banks prolong cards. Answers the row where it is new. */
export async function upsertSavedCard(tx: Tx, card: typeof savedCards.$inferInsert): Promise<SavedCardRow | null> {
  const [kept] = await tx
    .insert(savedCards)
    .values(card)
    .onConflictDoUpdate({
      target: [savedCards.tenantId, savedCards.providerCard],
      set: { expiryMonth: sql`excluded.expiry_month`, expiryYear: sql`excluded.expiry_year` },
      setWhere: eq(savedCards.userId, sql`excluded.user_id`),
    })
    // PostgreSQL's own mark of a row that nobody has changed yet.
    .returning({ ...getTableColumns(savedCards), isNew: sql<boolean>`(xmax = 0)` });
  return kept?.isNew ? kept : null;
}

/** Answers the row that was there; null where there was none. */
export async function deleteSavedCard(
  tx: Tx,
  by: { id: string } | { providerCard: string },
): Promise<SavedCardRow | null> {
  const which = 'id' in by ? eq(savedCards.id, by.id) : eq(savedCards.providerCard, by.providerCard);
  const [gone] = await tx
    .delete(savedCards)
    .where(and(eq(savedCards.tenantId, tx.tenantId), which))
    .returning();
  return gone ?? null;
}

/** Forgets what the provider calls a person, and every kept card of theirs. */
export async function forgetCustomer(tx: Tx, userId: string): Promise<void> {
  await tx.delete(savedCards).where(and(eq(savedCards.tenantId, tx.tenantId), eq(savedCards.userId, userId)));
  await tx.delete(cardCustomers).where(and(eq(cardCustomers.tenantId, tx.tenantId), eq(cardCustomers.userId, userId)));
}

import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

const isOf = (tenantId: string, userId: string) =>
  and(eq(bankAccounts.tenantId, tenantId), eq(bankAccounts.userId, userId));
const isRow = ({ tenantId, id }: Pick<BankAccountRow, 'tenantId' | 'id'>) =>
  and(eq(bankAccounts.tenantId, tenantId), eq(bankAccounts.id, id));

/** The account in force, usable or waiting; null where a person has none. */
export async function accountInForce(tx: Tx, tenantId: string, userId: string): Promise<BankAccountRow | null> {
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(and(isOf(tenantId, userId), isNull(bankAccounts.replacedAt)));
  return row ?? null;
}

/** All accounts that a person ever gave, newest first. */
export function accountsOf(tx: Tx, tenantId: string, userId: string): Promise<BankAccountRow[]> {
  return tx
    .select()
    .from(bankAccounts)
    .where(isOf(tenantId, userId))
    .orderBy(desc(bankAccounts.addedAt), desc(bankAccounts.id));
}

/** The account whose mailed link carries a secret, by its hash. */
export async function accountByLink(tx: Tx, tenantId: string, linkHash: string): Promise<BankAccountRow | null> {
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.tenantId, tenantId), eq(bankAccounts.linkHash, linkHash)));
  return row ?? null;
}

export async function insertAccount(tx: Tx, row: typeof bankAccounts.$inferInsert): Promise<BankAccountRow> {
  const [made] = await tx.insert(bankAccounts).values(row).returning();
  if (!made) throw new Error('a bank account was not written');
  return made;
}

/** Ends an account, or brings it back in force (`replacedAt: null`). */
export async function updateAccount(
  tx: Tx,
  account: Pick<BankAccountRow, 'tenantId' | 'id'>,
  change: Partial<Pick<BankAccountRow, 'replacedAt' | 'takenBackAt' | 'takenBackBy' | 'reason'>>,
): Promise<void> {
  await tx.update(bankAccounts).set(change).where(isRow(account));
}

/** An account and those that took its place since, oldest first: what is undone with it. */
export function accountsSince(tx: Tx, { tenantId, userId, addedAt }: BankAccountRow): Promise<BankAccountRow[]> {
  return tx
    .select()
    .from(bankAccounts)
    .where(and(isOf(tenantId, userId), gte(bankAccounts.addedAt, addedAt), isNull(bankAccounts.takenBackAt)))
    .orderBy(asc(bankAccounts.addedAt), asc(bankAccounts.id));
}

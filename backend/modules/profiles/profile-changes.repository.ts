import { and, asc, desc, eq } from 'drizzle-orm';
import { profileChanges } from '#backend/db/schema/profile-changes.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { FieldChange } from '#domain/user/identity-change.ts';

interface Changed {
  tenantId: string;
  userId: string;
  part: 'person' | 'company';
  at: Date;
}

export async function insertChanges(tx: Tx, about: Changed, changes: readonly FieldChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ field, from, to }) => ({ ...about, field, fromValue: from, toValue: to }));
  await tx.insert(profileChanges).values(rows);
}

/** What a person changed of their data, the newest first. */
export function newestChanges(tx: Tx, tenantId: string, userId: string, limit: number) {
  return tx
    .select()
    .from(profileChanges)
    .where(and(eq(profileChanges.tenantId, tenantId), eq(profileChanges.userId, userId)))
    .orderBy(desc(profileChanges.at), asc(profileChanges.id))
    .limit(limit);
}

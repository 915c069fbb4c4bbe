import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** A person whose own reference a movement carries. */
export type NamedPerson = Awaited<ReturnType<typeof lockNamedPeople>>[number];

/** People of these references, by id, kept: nobody deletes their accounts meanwhile. Whoever is gone is nobody. */
export function lockNamedPeople(tx: Tx, tenantId: string, references: readonly string[]) {
  return tx
    .select({
      id: users.id,
      reference: users.wireReference,
      status: users.status,
      roles: users.roles,
      email: users.email,
      lang: users.lang,
    })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.wireReference, [...references]), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('key share');
}

import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { statementRows } from '#backend/db/schema/statements.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { toPay } from '#backend/modules/payments/open-attempt.ts';
import type { NamedOrder } from '#domain/statement/match.ts';

/** Locks the orders of these references, their own or their transfers', by id, so that two imports never wait for each other; answers id by reference. */
export async function lockNamedOrders(tx: Tx, references: readonly string[]): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const named = [...references];
  const rows = await tx
    .select({ id: investments.id, reference: investments.reference, wireReference: investments.wireReference })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tx.tenantId),
        or(inArray(investments.wireReference, named), inArray(investments.reference, named)),
      ),
    )
    .orderBy(asc(investments.id))
    .for('no key update');
  return new Map(
    rows.flatMap(({ id, reference, wireReference }) => [
      [reference, id],
      [wireReference ?? '', id],
    ]),
  );
}

/** The id of the order of this reference, its own or its transfer's; null where there is none. */
export async function orderIdOf(tx: Tx, reference: string, wireReference: string | null): Promise<string | null> {
  const [row] = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tx.tenantId),
        or(
          eq(investments.reference, reference),
          wireReference ? eq(investments.wireReference, wireReference) : undefined,
        ),
      ),
    );
  return row?.id ?? null;
}

/** What the matching has to know of orders, as they are now in this transaction. */
export async function namedOrders(tx: Tx, ids: readonly string[]): Promise<NamedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(investments)
    .where(and(eq(investments.tenantId, tx.tenantId), inArray(investments.id, [...ids])));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      status: row.status,
      method: row.method,
      toPayCents: toPay(row),
      heldCents: await heldOf(tx, row.id),
      confirmed: await confirmedByHand(tx, row.id),
    })),
  );
}

/** Cents of the parts that wait for the rest of an order's money. */
async function heldOf(tx: Tx, investmentId: string): Promise<bigint> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${statementRows.amountCents}), 0)::text` })
    .from(statementRows)
    .where(
      and(
        eq(statementRows.tenantId, tx.tenantId),
        eq(statementRows.investmentId, investmentId),
        eq(statementRows.state, 'HELD'),
      ),
    );
  return BigInt(row?.cents ?? '0');
}

/** Transfers that a manager confirmed by hand and that no movement has been found for. */
function confirmedByHand(tx: Tx, investmentId: string) {
  return tx
    .select({ paymentId: payments.id, cents: payments.amountCents })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tx.tenantId),
        eq(payments.investmentId, investmentId),
        eq(payments.method, 'BANK_TRANSFER'),
        eq(payments.state, 'CONFIRMED'),
        isNotNull(payments.confirmedBy),
        // One that a movement has charged carries the movement's own name.
        isNull(payments.providerReference),
        notExists(
          tx
            .select({ id: statementRows.id })
            .from(statementRows)
            .where(and(eq(statementRows.tenantId, payments.tenantId), eq(statementRows.paymentId, payments.id))),
        ),
      ),
    )
    .orderBy(asc(payments.createdAt));
}

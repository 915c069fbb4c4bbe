import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { searchFilter } from '#backend/db/search.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { TRANSFER_STATUSES } from '#domain/investment/waiting.ts';

/** So many orders that wait are looked at: the newest. */
const LOOKED_AT = 500;

const NAME = sql<string>`trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, ''))`;

const COLUMNS = {
  investment: investments,
  title: issuances.title,
  email: users.email,
  name: NAME,
  company: companyProfiles.organisationName,
  iban: bankAccounts.iban,
  held: sql<string>`(select coalesce(sum(h.amount_cents), 0)::text from statement_rows h
    where h.tenant_id = ${investments.tenantId} and h.investment_id = ${investments.id} and h.state = 'HELD')`,
};

function orders(tx: Tx) {
  return tx
    .select(COLUMNS)
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .innerJoin(users, and(eq(users.tenantId, investments.tenantId), eq(users.id, investments.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, investments.tenantId), eq(userProfiles.userId, investments.userId)),
    )
    .leftJoin(
      bankAccounts,
      and(
        eq(bankAccounts.tenantId, investments.tenantId),
        eq(bankAccounts.userId, investments.userId),
        isNull(bankAccounts.replacedAt),
      ),
    )
    .leftJoin(
      companyProfiles,
      and(eq(companyProfiles.tenantId, investments.tenantId), eq(companyProfiles.userId, investments.userId)),
    );
}
export type OrderRecord = Awaited<ReturnType<typeof orders>>[number];

export async function orderRecord(tx: Tx, id: string): Promise<OrderRecord | null> {
  const [row] = await orders(tx).where(and(eq(investments.tenantId, tx.tenantId), eq(investments.id, id)));
  return row ?? null;
}

/** Orders that wait for a transfer, newest first; with `q` those whose words it finds, or of which so many cents are to be paid. */
export async function awaitingOrders(
  tx: Tx,
  tenantId: string,
  q?: { text: string; cents: bigint | null },
): Promise<OrderRecord[]> {
  const { amountCents, feeCents, balanceCents } = investments;
  const found = await searchFilter(tx, tenantId, q?.text, [
    { noun: 'investment', id: investments.id },
    { noun: 'user', id: investments.userId },
    { noun: 'private', id: investments.userId },
  ]);
  const isToPay = q?.cents == null ? undefined : sql`${amountCents} + ${feeCents} - ${balanceCents} = ${q.cents}`;
  return orders(tx)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        inArray(investments.status, [...TRANSFER_STATUSES]),
        eq(investments.method, 'BANK_TRANSFER'),
        or(found, isToPay),
      ),
    )
    .orderBy(desc(investments.createdAt))
    .limit(LOOKED_AT);
}

import { and, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '#backend/db/schema/ledger.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { entriesOf, type MovementKind, NAMED_ENTRIES } from '#domain/balance/movement-kind.ts';

interface Asked {
  tenantId: string;
  userId: string;
  asset: string;
  kind?: MovementKind;
  from?: Date;
  /** The first moment that is no longer asked for. */
  until?: Date;
  asked: Place;
}

/** All that moved one person's balance, with what stood there after each: their own account alone is read. */
function movementsOf(tx: Tx, { tenantId, userId, asset }: Pick<Asked, 'tenantId' | 'userId' | 'asset'>) {
  return tx
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      ref: ledgerEntries.ref,
      memo: ledgerEntries.memo,
      at: sql<Date>`${ledgerEntries.createdAt}`.mapWith(ledgerEntries.createdAt).as('moved_at'),
      cents: sql<bigint>`${ledgerPostings.amount}`.mapWith(ledgerPostings.amount).as('cents'),
      balance:
        sql<bigint>`(sum(${ledgerPostings.amount}) over (order by ${ledgerEntries.createdAt}, ${ledgerEntries.id}))::bigint`
          .mapWith(ledgerPostings.amount)
          .as('balance'),
    })
    .from(ledgerAccounts)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.tenantId, ledgerAccounts.tenantId), eq(ledgerPostings.accountId, ledgerAccounts.id)),
    )
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.tenantId, ledgerPostings.tenantId), eq(ledgerEntries.id, ledgerPostings.entryId)),
    )
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenantId),
        eq(ledgerAccounts.kind, 'investor_cash'),
        eq(ledgerAccounts.userId, userId),
        eq(ledgerAccounts.asset, asset),
      ),
    )
    .as('movements');
}

/** One page of what moved a person's balance, newest first. */
export function movementsPage(tx: Tx, { kind, from, until, asked, ...whose }: Asked) {
  const { tenantId } = whose;
  const own = movementsOf(tx, whose);
  const where = and(
    kind ? ofKind(own.kind, kind) : undefined,
    from ? gte(own.at, from) : undefined,
    until ? lt(own.at, until) : undefined,
  );
  const rows = (key: SQL<string[]>) =>
    tx
      .select({
        key,
        ...{ id: own.id, kind: own.kind, at: own.at, cents: own.cents, balance: own.balance },
        order: { id: investments.id, reference: investments.reference },
        title: issuances.title,
        iban: bankAccounts.iban,
      })
      .from(own)
      .leftJoin(investments, and(eq(investments.tenantId, tenantId), sql`${investments.id}::text = ${own.memo}`))
      .leftJoin(issuances, and(eq(issuances.tenantId, tenantId), eq(issuances.id, investments.issuanceId)))
      .leftJoin(payouts, and(eq(payouts.tenantId, tenantId), sql`${payouts.id}::text = ${own.ref}`))
      .leftJoin(bankAccounts, and(eq(bankAccounts.tenantId, tenantId), eq(bankAccounts.id, payouts.bankAccountId)));
  return pageByKey({
    asked,
    order: {
      keys: [
        { of: sql`${own.at}`, kind: 'moment' as const },
        { of: sql`${own.id}`, kind: 'id' as const },
      ],
      descending: true,
    },
    scope: [...Object.values(whose), 'balance', kind, from?.toISOString(), until?.toISOString()],
    rows: ({ key, where: beside, orderBy, limit }) =>
      rows(key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: own.id }).from(own).where(where)),
  });
}

function ofKind(column: Parameters<typeof inArray>[0], kind: MovementKind): SQL {
  return kind === 'OTHER' ? notInArray(column, NAMED_ENTRIES) : inArray(column, entriesOf(kind));
}

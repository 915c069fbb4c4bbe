import { and, eq, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerPostings } from '#backend/db/schema/ledger.ts';
import type { Work } from '#backend/work.ts';
import type { Account } from './accounts.ts';

type Context = Pick<Work, 'tx' | 'tenant'>;

/** What stands on an account: the sum of its postings, in cents or tokens. */
export async function balanceOf({ tx, tenant }: Context, account: Pick<Account, 'id'>): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)::text` })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.tenantId, tenant.id), eq(ledgerPostings.accountId, account.id)));
  return BigInt(row?.sum ?? '0');
}

/** A person's available balance in cents, without opening an account for it. */
export async function cashOf({ tx, tenant }: Context, userId: string): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)::text` })
    .from(ledgerPostings)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.tenantId, ledgerPostings.tenantId), eq(ledgerAccounts.id, ledgerPostings.accountId)),
    )
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenant.id),
        eq(ledgerAccounts.kind, 'investor_cash'),
        eq(ledgerAccounts.userId, userId),
      ),
    );
  return BigInt(row?.sum ?? '0');
}

/** Tokens that a person owns, per issuance; only what is above zero. */
export async function holdingsOf(
  { tx, tenant }: Context,
  userId: string,
): Promise<{ issuanceId: string; tokens: number }[]> {
  const rows = await tx
    .select({
      issuanceId: sql<string>`${ledgerAccounts.issuanceId}`,
      sum: sql<string>`sum(${ledgerPostings.amount})::text`,
    })
    .from(ledgerPostings)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.tenantId, ledgerPostings.tenantId), eq(ledgerAccounts.id, ledgerPostings.accountId)),
    )
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenant.id),
        eq(ledgerAccounts.kind, 'holding'),
        eq(ledgerAccounts.userId, userId),
      ),
    )
    .groupBy(ledgerAccounts.issuanceId)
    .having(sql`sum(${ledgerPostings.amount}) > 0`);
  return rows.map(({ issuanceId, sum }) => ({ issuanceId, tokens: Number(sum) }));
}

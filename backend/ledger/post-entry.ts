import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries } from '#backend/db/schema/ledger.ts';
import type { Work } from '#backend/work.ts';
import type { Account } from './accounts.ts';

/** One side of an entry: cents or tokens; above zero puts into the account. */
export interface Posting {
  account: Account;
  amount: bigint;
}

interface Entry {
  /** What happened: `investment.charged`. Together with `ref` it can be posted once only. */
  kind: string;
  /** To what: the investment's id, the refund's id… */
  ref: string;
  memo?: string;
  postings: readonly Posting[];
}

/**
 * Posts one movement. Rows are locked in the order of decision record 0011: the caller has locked issuance and investment before; the accounts
 * are locked here, by id.
 * @returns the entry's id
 * @throws RangeError where the postings do not sum to zero per asset, an amount is 0 or an account stands twice; a database error
 * `ledger_accounts_not_negative` where a guarded account would fall below zero, `ledger_entries_once` where it was posted before
 */
export async function postEntry(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  entry: Entry,
): Promise<string> {
  checkBalanced(entry);
  // As lists, so that an entry is one and the same statement whether it has two postings or two thousand.
  const ids = sql.param(entry.postings.map(({ account }) => account.id));
  const assets = sql.param(entry.postings.map(({ account }) => account.asset));
  const amounts = sql.param(entry.postings.map(({ amount }) => String(amount)));
  const locked = tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.tenantId, tenant.id),
        sql`${ledgerAccounts.id} = any(${ids}::uuid[])`,
        eq(ledgerAccounts.guarded, true),
      ),
    )
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
  const id = randomUUID();
  const { kind, ref, memo = null } = entry;
  const noted = tx.insert(ledgerEntries).values({ tenantId: tenant.id, id, kind, ref, memo, createdAt: now });
  const posted = tx.execute(sql`
    insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
    select ${tenant.id}::uuid, ${id}::uuid, p.account_id, p.asset, p.amount
    from unnest(${ids}::uuid[], ${assets}::text[], ${amounts}::bigint[]) as p (account_id, asset, amount)`);
  // One round trip: on the line, each waits for the one before it.
  await Promise.all([locked, noted, posted]);
  return id;
}

function checkBalanced({ kind, postings }: Entry): void {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of postings) {
    if (amount === 0n) throw new RangeError(`${kind}: a posting of nothing`);
    sums.set(account.asset, (sums.get(account.asset) ?? 0n) + amount);
  }
  if (postings.length < 2) throw new RangeError(`${kind}: an entry has at least two postings`);
  if (new Set(postings.map(({ account }) => account.id)).size !== postings.length)
    throw new RangeError(`${kind}: an account stands twice`);
  for (const [asset, sum] of sums) if (sum !== 0n) throw new RangeError(`${kind}: ${asset} sums to ${sum}`);
}

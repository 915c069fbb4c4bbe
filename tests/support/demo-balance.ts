import type { TestDatabase } from './database.ts';
import type { DemoInvestor } from './demo-copies.ts';

type Owner = Pick<DemoInvestor, 'id' | 'tenantId'>;

/** Puts cents into an investor's balance, as money that came by bank. */
export async function addBalance(database: TestDatabase, { id, tenantId }: Owner, cents: number): Promise<void> {
  await database.query(
    `with cash as (
       insert into ledger_accounts (tenant_id, kind, asset, user_id, guarded, created_at)
       select tenant_id, 'investor_cash', asset, $2, true, now() from ledger_accounts where tenant_id = $1 and kind = 'bank' returning id, asset),
     entry as (
       insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1, 'test.balance', $2::text, now()) returning id)
     insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
     select $1, entry.id, cash.id, cash.asset, $3::bigint from entry, cash
     union all
     select $1, entry.id, bank.id, bank.asset, -$3::bigint from entry, ledger_accounts bank where bank.tenant_id = $1 and bank.kind = 'bank'`,
    [tenantId, id, cents],
  );
}

/** What an investor has in their balance, in cents. */
export async function balanceOf(database: TestDatabase, { id, tenantId }: Owner): Promise<number> {
  const [row] = await database.query<{ cents: string }>(
    `select coalesce(sum(p.amount), 0) as cents from ledger_postings p
     join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
     where a.tenant_id = $1 and a.user_id = $2 and a.kind = 'investor_cash'`,
    [tenantId, id],
  );
  return Number(row?.cents);
}

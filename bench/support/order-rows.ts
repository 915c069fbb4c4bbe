import type { TestDatabase } from '#tests/support/database.ts';

export type Row = Record<string, unknown>;

/** Every row that placing, accepting and paying one order has written, by table. */
export type OrderRows = Record<(typeof TABLES)[number], Row[]>;

/** What an order writes, each with what ties a row to the order ($1) or its investor ($2), and the order in which they were written. */
const WRITTEN = {
  investments: 'id = $1 and user_id = $2',
  investment_events: 'investment_id = $1 and $2::uuid is not null order by at',
  consents: 'user_id = $2 and $1::uuid is not null',
  audit_log: 'subject_id = $1::text and user_id = $2 order by at',
  idempotency_keys: 'user_id = $2 and $1::uuid is not null order by created_at',
  mails: 'user_id = $2 and $1::uuid is not null order by created_at',
  balance_holds: 'investment_id = $1 and $2::uuid is not null',
  ledger_accounts: `user_id = $2 and issuance_id = (select issuance_id from investments where id = $1)`,
  ledger_entries: 'memo = $1::text and $2::uuid is not null',
  ledger_postings:
    'entry_id in (select id from ledger_entries where memo = $1::text) and $2::uuid is not null order by amount',
} as const;
export const TABLES = Object.keys(WRITTEN) as (keyof typeof WRITTEN)[];

/** Reads what an order of an investor wrote. */
export async function rowsOf(db: TestDatabase, orderId: string, userId: string): Promise<OrderRows> {
  const read = async (table: keyof typeof WRITTEN) =>
    [table, await db.query<Row>(`select * from ${table} where ${WRITTEN[table]}`, [orderId, userId])] as const;
  return Object.fromEntries(await Promise.all(TABLES.map(read))) as OrderRows;
}

/** Rows that each table has for a tenant. */
export async function rowCounts(db: TestDatabase, tenantId: string): Promise<Record<string, number>> {
  const count = async (table: string) => {
    const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${table} where tenant_id = $1`, [
      tenantId,
    ]);
    return [table, row?.n ?? 0] as const;
  };
  return Object.fromEntries(await Promise.all(TABLES.map(count)));
}

import { cloneDatabase, type TestDatabase } from './database.ts';

/** Two seeded tenants; what is A's tries to get at what is B's. */
export const A = 'aurora';
export const B = 'ladrillo';

export interface TwoTenants {
  db: TestDatabase;
  /** The tables whose rows have a tenant. */
  walled: string[];
  idOf: (tenant: string) => string;
}

/** A copy of the seeded database and what is known of its two tenants. */
export async function openTwoTenants(): Promise<TwoTenants> {
  const db = await cloneDatabase();
  const tenants = await db.query<{ id: string; name: string }>('select id, name from tenants where name = any($1)', [
    [A, B],
  ]);
  const walled = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where n.nspname = 'public' and c.relkind = 'r' order by 1`,
  );
  const idOf = (tenant: string) => {
    const id = tenants.find(({ name }) => name === tenant)?.id;
    if (!id) throw new Error(`tenant ${tenant} is not seeded`);
    return id;
  };
  return { db, walled: walled.map(({ name }) => name), idOf };
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUrlOf } from '#backend/db/app-login.ts';
import { appPool } from '#backend/db/pool.ts';
import { type Across, startAcross } from '#tests/support/across-tenants.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { A, B } from '#tests/support/two-tenants.ts';

let across: Across;
let db: TestDatabase;
let walled: string[];
let idOf: (tenant: string) => string;

beforeAll(async () => {
  // With what B's people have done besides the seed: a table without rows proves nothing.
  across = await startAcross();
  ({ db, walled, idOf } = across);
});
afterAll(() => across.stop());

describe('row-level security', () => {
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = appPool(await appUrlOf(db.url), 2);
  });
  afterAll(() => pool.end());

  /** Runs one statement as the application, with a tenant set or none, and takes it back. */
  async function asApplication<Row extends pg.QueryResultRow>(
    tenant: string | null,
    sql: string,
    values: unknown[] = [],
  ) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      if (tenant) await client.query(`select set_config('app.tenant_id', $1, true)`, [tenant]);
      return await client.query<Row>(sql, values);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  const countAs = async (tenant: string | null, table: string, where = 'true') =>
    (await asApplication<{ n: number }>(tenant, `select count(*)::int n from ${table} where ${where}`)).rows[0]?.n;

  test('the application’s role is bound by it', async () => {
    const { rows } = await asApplication<{ role: string; free: boolean }>(
      null,
      'select current_user as role, (rolsuper or rolbypassrls) as free from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ role: 'lonja_app', free: false }]);
  });

  test('a connection that drops its role, or sets another tenant, sees nothing', async () => {
    for (const off of ['set role none', 'reset role', 'set session authorization default', 'discard all']) {
      const client = new pg.Client({ connectionString: await appUrlOf(db.url) });
      await client.connect();
      try {
        await client.query('set role lonja_app');
        await client.query(off);
        for (const table of ['public.users', 'public.tenants', 'public.app_login', 'pgboss.job'])
          await expect(client.query(`select * from ${table}`), `${off}: ${table}`).rejects.toMatchObject({
            code: '42501',
          });
        for (const on of ['set role postgres', 'set session authorization postgres'])
          await expect(client.query(on), on).rejects.toMatchObject({ code: '42501' });
      } finally {
        await client.end();
      }
    }
    await expect(asApplication(idOf(A), 'select password from app_login')).rejects.toMatchObject({ code: '42501' });
  });

  test('row-level security is forced on every table that has a tenant, and only these tables have none', async () => {
    const rows = await db.query<{ name: string; on: boolean; forced: boolean }>(
      `select relname as name, relrowsecurity as on, relforcerowsecurity as forced from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    );
    const free = rows.filter(({ on, forced }) => !(on && forced)).map(({ name }) => name);
    expect(free).toEqual(['app_login', 'job_runs', 'migrations']);
    expect(rows.map(({ name }) => name).filter((name) => !walled.includes(name))).toEqual([
      'app_login',
      'job_runs',
      'migrations',
      'tenants',
    ]);
    expect(walled.length).toBeGreaterThan(30);
  });

  test('rows are hidden without a tenant; with one, its own are seen and no other’s', async () => {
    const seen: string[] = [];
    for (const table of walled) {
      const [own] = await db.query<{ n: number }>(`select count(*)::int n from ${table} where tenant_id = $1`, [
        idOf(B),
      ]);
      // Hosts are public knowledge: they are what names the tenant.
      if (table !== 'tenant_hosts') {
        expect(await countAs(null, table), table).toBe(0);
        expect(await countAs(idOf(A), table, `tenant_id = '${idOf(B)}'`), table).toBe(0);
        expect(await countAs(randomUUID(), table), table).toBe(0);
      }
      expect(await countAs(idOf(B), table, `tenant_id = '${idOf(B)}'`), table).toBe(own?.n);
      if (own?.n) seen.push(table);
    }
    // Tables that the seed leaves empty prove nothing here.
    expect(seen.length).toBeGreaterThan(20);
    expect(await countAs(null, 'tenants')).toBe(0);
    expect(await countAs(idOf(A), 'tenants')).toBe(1);
  });

  test('rows of another tenant cannot be changed, removed or slipped in', async () => {
    for (const table of [...walled, 'tenants']) {
      const column = table === 'tenants' ? 'id' : 'tenant_id';
      for (const statement of [
        `update ${table} set ${column} = ${column} where ${column} = '${idOf(B)}'`,
        `delete from ${table} where ${column} = '${idOf(B)}'`,
      ]) {
        const result = await asApplication(idOf(A), statement).catch((error: unknown) => error);
        if (result instanceof Error) expect(result, statement).toMatchObject({ code: '42501' });
        else expect(result, statement).toMatchObject({ rowCount: 0 });
      }
    }
    for (const table of walled) {
      const [row] = await db.query(`select 1 from ${table} where tenant_id = $1 limit 1`, [idOf(B)]);
      if (!row) continue;
      // A copy of one of B’s own rows, written while A is set.
      const [copy] = await db.query<{ row: unknown }>(
        `select to_jsonb(t) as row from ${table} t where tenant_id = $1 limit 1`,
        [idOf(B)],
      );
      // What the database works out by itself is never written.
      const [columns] = await db.query<{ names: string }>(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = columns?.names ?? '';
      const written = asApplication(
        idOf(A),
        `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)`,
        [JSON.stringify(copy?.row)],
      );
      // A movement of an account is refused by its own trigger before: A sees no statement of B that it could stand in.
      const code = table === 'statement_rows' ? 'P0002' : '42501';
      await expect(written, table).rejects.toMatchObject({ code });
    }
  });

  test('history, audit rows and postings cannot be changed, not even one’s own', async () => {
    for (const table of [
      'audit_log',
      'consents',
      'investment_events',
      'signatures',
      'ledger_entries',
      'ledger_postings',
    ])
      for (const statement of [
        `update ${table} set tenant_id = tenant_id`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(asApplication(idOf(A), statement), statement).rejects.toMatchObject({ code: '42501' });
  });
});

import { createHash, randomBytes } from 'node:crypto';
import type { TestDatabase } from '#tests/support/database.ts';
import type { Known } from './api-request.ts';

export const STRANGERS = ['nobody', 'investor', 'issuer', 'manager'] as const;
/** Who sends requests: somebody without a session, or a demo log-in. */
export type Stranger = (typeof STRANGERS)[number];

/** The header with a new token of a tenant's demo log-in, as if they had just signed in; none for nobody. */
export async function tokenHeader(
  database: TestDatabase,
  tenant: string,
  who: Stranger,
): Promise<Record<string, string>> {
  if (who === 'nobody') return {};
  const token = randomBytes(32).toString('base64url');
  const kind = who === 'manager' ? 'manager' : 'user';
  const made = await database.query(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at)
     select u.tenant_id, u.id, $3, $4, now() - interval '1 minute', now() + interval '1 day'
     from users u join tenants t on t.id = u.tenant_id where t.name = $1 and u.email = $2 returning 1`,
    [tenant, `${who}@${tenant}.test`, kind, createHash('sha256').update(token).digest('hex')],
  );
  if (made.length !== 1) throw new Error(`${who}@${tenant}.test is missing`);
  return { [kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN']: token };
}

/**
 * Identifiers of rows of a tenant, a few of every table, and the addresses of its projects. The demo log-ins that send the requests are left out:
 * a manager may well give the issuer another role, and what the issuer is answered from then on would be held for a yes to the wrong role.
 */
export async function knownOf(database: TestDatabase, tenant: string): Promise<Known> {
  const tables = await database.query<{ table: string }>(
    `select c.table_name as table from information_schema.columns c join information_schema.columns t
       on t.table_schema = c.table_schema and t.table_name = c.table_name and t.column_name = 'tenant_id'
     where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid' order by 1`,
  );
  const idsByTable = new Map<string, string[]>();
  const logIns = STRANGERS.map((who) => `${who}@${tenant}.test`);
  for (const { table } of tables) {
    const others = table === 'users' ? 'and email <> all ($2)' : 'and $2::text[] is not null';
    const rows = await database.query<{ id: string }>(
      `select id from ${table} where tenant_id = (select id from tenants where name = $1) ${others} order by id limit 8`,
      [tenant, logIns],
    );
    idsByTable.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  const slugs = await database.query<{ slug: string }>(
    'select slug from issuances where tenant_id = (select id from tenants where name = $1) order by slug',
    [tenant],
  );
  return { ids: [...idsByTable.values()].flat(), idsByTable, slugs: slugs.map(({ slug }) => slug) };
}

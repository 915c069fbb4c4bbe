import pg from 'pg';
import type { AppEnv } from '#tenants/environments.ts';
import { TENANTS } from '#tenants/registry.ts';
import { TENANT_SEEDS } from './tenants/all-tenants.ts';

/**
 * Writes tenants that the database does not know yet, with their first look, rules and hosts. What managers have changed since stays.
 * Runs as the owner. The primary host, which mails link to, is the tenant's first one in the environment.
 */
export async function installTenants(url: string, env: AppEnv, now = new Date()): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    for (const { name, hosts, customization, settings } of TENANT_SEEDS) {
      const primary = TENANTS.find((file) => file.name === name)?.hosts[env][0];
      const { rows } = await client.query<{ id: string }>(
        `insert into tenants (id, name, customization, settings, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, $4, $4)
         on conflict (name) do update set name = excluded.name returning id`,
        [name, customization, settings, now],
      );
      const id = rows[0]?.id;
      for (const host of hosts) {
        await client.query(
          `insert into tenant_hosts (tenant_id, host, is_primary) values ($1, $2, $3)
           on conflict (host) do update set is_primary = excluded.is_primary where tenant_hosts.tenant_id = excluded.tenant_id
             and tenant_hosts.is_primary <> excluded.is_primary`,
          [id, host, host === primary],
        );
      }
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

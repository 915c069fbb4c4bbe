import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { leiCheckDigits } from '#domain/information-sheet/lei.ts';
import { APP_ENVS, type AppEnv } from '#tenants/environments.ts';
import { TENANTS } from '#tenants/registry.ts';
import type { TenantFile } from '#tenants/schema.ts';
import { TENANT_SEEDS } from './tenants/all-tenants.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';

/**
 * Writes tenants that the database does not know yet, with their first look and rules, and the hosts of this environment alone: one of another
 * environment is run and read by others, and must never speak for people of this one. What managers have changed since stays.
 * Runs as the owner. `portals`: the origin that serves portals of this machine, to which tenants that sign people in elsewhere then lead. The primary host, which mails link to, is the tenant's first one in the environment.
 */
export async function installTenants(
  url: string,
  env: AppEnv,
  { now = new Date(), portals = null }: { now?: Date; portals?: string | null } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    for (const { name, customization, settings } of TENANT_SEEDS) {
      const file = TENANTS.find((one) => one.name === name);
      const look =
        portals && file ? atPortal(customization, `${portals}/local-portal/${file.hosts[env][0]}`) : customization;
      const { rows } = await client.query<{ id: string }>(
        `insert into tenants (id, name, customization, settings, created_at, updated_at)
         values ($5, $1, $2, $3, $4, $4)
         on conflict (name) do update set name = excluded.name returning id`,
        [name, look, settingsIn(env, name, settings), now, randomUUID()],
      );
      if (file && rows[0]) await installHosts(client, rows[0].id, file, env);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A tenant whose people sign in and register elsewhere leads them to this address instead: those of the demo exist nowhere. */
function atPortal(customization: TenantSeed['customization'], address: string): TenantSeed['customization'] {
  if (!customization.hide?.unAuthRoutes) return customization;
  return { ...customization, urls: { ...customization.urls, login: address, register: address, logout: address } };
}

/** Of real installations a person sets account and LEI; those of the demo are nobody's. */
function settingsIn(env: AppEnv, name: string, settings: (typeof TENANT_SEEDS)[number]['settings']) {
  if (!hasDemoAccounts(env)) return { ...settings, safeguarding: undefined };
  return { ...settings, informationSheet: { providerLei: demoLei(name) } };
}

/** An identifier with right check digits and a prefix that no registrar has. */
function demoLei(name: string): string {
  const own = name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .padEnd(12, '0')
    .slice(0, 12);
  return `000000${own}${leiCheckDigits(`000000${own}`)}`;
}

/** Where investors' money is none, the banks may be fictional; elsewhere a person sets the account (`npm run account`). */
export function hasDemoAccounts(env: AppEnv): boolean {
  return env === 'local' || env === 'test' || env === 'demo';
}

/** The tenant's hosts of one environment, and none that belongs to another: a database may have been started elsewhere before. */
async function installHosts(client: pg.Client, tenantId: string, file: TenantFile, env: AppEnv): Promise<void> {
  const own = file.hosts[env];
  const others = APP_ENVS.flatMap((other) => file.hosts[other]).filter((host) => !own.includes(host));
  await client.query('delete from tenant_hosts where tenant_id = $1 and host = any($2)', [tenantId, others]);
  for (const [at, host] of own.entries()) {
    await client.query(
      `insert into tenant_hosts (tenant_id, host, is_primary) values ($1, $2, $3)
       on conflict (host) do update set is_primary = excluded.is_primary where tenant_hosts.tenant_id = excluded.tenant_id
         and tenant_hosts.is_primary <> excluded.is_primary`,
      [tenantId, host, at === 0],
    );
  }
}

import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { readConfig } from '#backend/config.ts';
import { appUrlOf } from '#backend/db/app-login.ts';
import { appPool } from '#backend/db/pool.ts';
import { users } from '#backend/db/schema/users.ts';
import { inTenant, transact } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import type { FileStore } from '#backend/files/file-store.ts';
import { InHand } from '#backend/http/in-hand.ts';
import { hashPassword } from '#backend/modules/users/password.ts';
import { PROVIDERS } from '#backend/providers/registry.ts';
import { TenantDirectory } from '#backend/tenant/tenant-directory.ts';
import { makeWork, SYSTEM } from '#backend/work.ts';
import { picturesQueue } from '#backend/workers/fair-queue.ts';
import { inThisProcess } from '#backend/workers/in-this-process.ts';
import type { AppEnv } from '#tenants/environments.ts';
import { TENANTS } from '#tenants/registry.ts';
import { PROJECTS } from './content/projects.ts';
import { demoDates } from './demo-dates.ts';
import { hashKnownPassword } from './known-password.ts';
import { randomOf } from './random.ts';
import { seedTenant } from './seed-tenant.ts';
import type { SeedScale } from './seed-work.ts';

/** Of every demo log-in; they exist only where APP_ENV is local, test or demo. */
const DEMO_PASSWORD = 'lonja-demo-2026';

interface SeedOptions {
  /** Whose hosts are installed. */
  env: AppEnv;
  scale: SeedScale;
  /** Folder of the file store that the back end will read. */
  files: FileStore;
  /** Moment that the history leads up to. */
  now?: Date;
  /** Told what is under way. */
  say?: (progress: string) => void;
}

/** Writes the demo data of every installed tenant that has none yet; each in one transaction, so that a start that was cut short goes on where it stopped. */
export async function seed(url: string, { env, scale, files, now = new Date(), say }: SeedOptions): Promise<void> {
  const pool = appPool(await appUrlOf(url), 2);
  try {
    const deps = seedDeps(url, pool, files, now);
    const passwordHash = await (scale === 'test' ? hashKnownPassword : hashPassword)(DEMO_PASSWORD);
    for (const { name, hosts: ofTenant } of TENANTS) {
      const host = ofTenant[env][0];
      const tenantId = host && (await deps.tenants.idOfHost(host));
      if (!tenantId || (await isSeeded(deps, tenantId, name))) continue;
      say?.(`Writing demo data of ${name} …`);
      const settle = await transact(pool, tenantId, async (tx) => {
        const tenant = await deps.tenants.load(tx, tenantId, host);
        const { work, undo, settle } = makeWork(deps, tx, tenant, now, SYSTEM);
        const dates = demoDates(now, tenant.customization.tenant.time_zone);
        try {
          const seedWork = { ...work, dates, random: randomOf(name), scale };
          await seedTenant(seedWork, PROJECTS[name] ?? [], passwordHash);
          return { value: settle, commit: true };
        } catch (error) {
          await undo();
          throw error;
        }
      });
      await settle();
    }
  } finally {
    await pool.end();
  }
}

function isSeeded(deps: Deps, tenantId: string, name: string): Promise<boolean> {
  return inTenant(deps.pool, tenantId, async (tx) => {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.email, `manager@${name}.test`)));
    return rows.length > 0;
  });
}

/** What the parts of the back end that the seed uses stand on. No mail leaves and no job is put while history is written. */
function seedDeps(url: string, pool: Deps['pool'], files: FileStore, now: Date): Deps {
  const log = pino({ level: 'silent' });
  return {
    config: readConfig({ APP_ENV: 'local', DATABASE_URL: url }),
    pool,
    sidePool: pool,
    tenants: new TenantDirectory(pool, log),
    inHand: new InHand(),
    clock: { now: () => now },
    files,
    jobs: { enqueue: async () => undefined, enqueueAll: async () => undefined },
    providers: PROVIDERS,
    workers: inThisProcess,
    pictures: picturesQueue(),
    log,
    ending: new AbortController().signal,
  };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#backend/db/embedded.ts';
import { migrate } from '#backend/db/migrate.ts';
import { folderStore } from '#backend/files/file-store.ts';
import { installTenants } from '#backend/seed/install-tenants.ts';
import { seed } from '#backend/seed/seed.ts';
import type { SeedScale } from '#backend/seed/seed-work.ts';
import { bundledWorker } from './bundled-worker.ts';
import { clusterFolder } from './cluster-folder.ts';
import { addressOf, TEMPLATE } from './database.ts';
import { withFixedDefaults, withFixedIds } from './fixed-ids.ts';

/** Carries the cluster's address from the runner's process to its workers. */
export const CLUSTER = 'TEST_CLUSTER_URL';
/** Carries the folder of the template's files: what the seeded rows point at. */
export const FILES = 'TEST_FILES';

/** Carries the path of the bundled worker, which is no TypeScript. */
export const WORKER = 'TEST_WORKER';

/**
 * Starts one PostgreSQL for a whole test run, with a migrated and seeded template that each test file clones. It forgets everything at a
 * power cut, which makes it fast. Where a whole `npm test` holds one already (`held-cluster.ts`), that one is taken.
 * @returns what ends it and removes its folder
 */
export async function startTestCluster(scale: SeedScale = 'test'): Promise<() => Promise<void>> {
  if (scale === 'test' && process.env[CLUSTER]) return async () => undefined;
  const folder = await clusterFolder();
  const cluster = await startEmbedded({ dataDir: path.join(folder, 'postgres'), durable: false });
  const end = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    process.env[CLUSTER] = cluster.url;
    process.env[WORKER] = await bundledWorker();
    process.env[FILES] = path.join(folder, 'files');
    await makeTemplate(cluster.url, path.join(folder, 'files'), scale);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

async function makeTemplate(clusterUrl: string, filesFolder: string, scale: SeedScale): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = addressOf(clusterUrl, TEMPLATE);
  await migrate(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await withFixedDefaults(owner, () =>
      withFixedIds(async () => {
        await installTenants(url, 'test');
        await seed(url, { env: 'test', scale, files: folderStore(filesFolder) });
      }),
    );
    // No clone is looked over by itself: each has the figures by which the database plans from the beginning.
    await owner.query('vacuum (analyze)');
  } finally {
    // A template with somebody connected cannot be cloned.
    await owner.end();
  }
}

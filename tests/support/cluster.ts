import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#backend/db/embedded.ts';
import { migrate } from '#backend/db/migrate.ts';
import { seed } from '#backend/seed/seed.ts';
import { addressOf, TEMPLATE } from './database.ts';

/** Carries the cluster's address from the runner's process to its workers. */
export const CLUSTER = 'TEST_CLUSTER_URL';

/**
 * Starts one PostgreSQL for a whole test run, with a migrated and seeded template that each test file clones. It forgets everything at a
 * power cut, which makes it fast.
 * @returns what ends it and removes its folder
 */
export async function startTestCluster(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lonja-test-'));
  const cluster = await startEmbedded({ dataDir: path.join(folder, 'postgres'), durable: false });
  const end = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    process.env[CLUSTER] = cluster.url;
    await makeTemplate(cluster.url);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = addressOf(clusterUrl, TEMPLATE);
  await migrate(url);
  await seed(url, { scale: 'test' });
}

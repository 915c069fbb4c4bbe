import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Name of the database that is cloned. */
export const TEMPLATE = 'template_seeded';

/** A database of one's own: migrated, seeded at the scale `test`, seen by nobody else. */
export interface TestDatabase {
  /** Of its owner. */
  url: string;
  /** Runs a statement as the owner, past row-level security: for looking, and for states that no call can bring about. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** The same server's address with another database. */
export function addressOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Clones the seeded template: some hundred milliseconds. Call `drop` when the file's tests are done. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const clusterUrl = process.env.TEST_CLUSTER_URL;
  if (!clusterUrl) throw new Error('no test cluster runs: this test belongs to the border project or to the journeys');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Files instead of the write-ahead log: the cluster forgets at a power cut anyway.
  await once(clusterUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = addressOf(clusterUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);
  return {
    url,
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await pool.query<Row>(sql, values)).rows;
    },
    async drop() {
      await pool.end();
      await once(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}

async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

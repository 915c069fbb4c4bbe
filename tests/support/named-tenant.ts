import pg from 'pg';

/** Texts of statements that were looked at, by whether they name their tenant: a worker sees the same few thousand again and again. */
const known = new Map<string, boolean>();
let walled: Promise<ReadonlySet<string>> | null = null;

async function walledTables(url: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      // By its host a tenant is found: that table stands before the walls.
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'tenant_id' and table_name <> 'tenant_hosts'`,
    );
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
  }
}

/** What a statement reads or changes. */
const READS = /\b(?:from|join|update|using)\s+(?:only\s+)?"?([a-z_]+)"?/g;
/** The tenant as a value that the statement is given. */
const NAMES = /"?tenant_id"?\s*(?:=|in|is not distinct from)\s*\(?\s*\$\d/;

/**
 * Notes what a pool is asked of rows that are a tenant's without naming the tenant, and leaves to the walls of the rows alone.
 * @param url of the database, by which its tables with a tenant are known once a worker
 */
export function noteUnnamed(url: string, ...pools: pg.Pool[]): () => Promise<string[]> {
  walled ??= walledTables(url);
  walled.catch(() => undefined);
  const asked = new Set<string>();
  for (const pool of pools)
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const [config] = args as [string | { text: string }];
        // What is asked as a bare text is a test's own, or opens and closes a transaction.
        if (typeof config !== 'string') asked.add(config.text);
        return query(...args);
      }) as typeof client.query;
    });
  return async () => {
    const tables = await walled;
    return [...asked].filter((text) => {
      const before = known.get(text);
      if (before !== undefined) return !before;
      const isTenants = [...text.matchAll(READS)].some(([, table = '']) => tables?.has(table));
      const isNamed = !isTenants || NAMES.test(text);
      known.set(text, isNamed);
      return !isNamed;
    });
  };
}

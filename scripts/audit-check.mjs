/**
 * `npm run audit-check`: walks the anchors of every tenant's audit log in the database that DATABASE_URL names, and says of each whether a row
 * was changed, taken away or slipped in since it was anchored. Exit code 1 where one was. Rows of the last hours are not anchored yet.
 */
import { loadDotEnv, Refusal, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

await runScript(async () => {
  loadDotEnv();
  if (!process.env.DATABASE_URL) throw new Refusal("DATABASE_URL is needed: the owner's address of the database.");
  ensureInstalled();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    // Hosts are what anybody may read without being at a tenant.
    const { rows: ids } = await client.query(
      'select distinct tenant_id as id from tenant_hosts union select id from tenants',
    );
    const lines = [];
    for (const { id } of ids) lines.push(await lineOf(client, id));
    for (const { text } of lines.sort((a, b) => a.text.localeCompare(b.text))) console.log(text);
    const broken = lines.filter(({ isBroken }) => isBroken).length;
    if (lines.length === 0) throw new Refusal('There is no tenant in this database.');
    if (broken > 0)
      throw new Refusal(`The audit log of ${broken} of ${lines.length} tenants is not as it was written.`);
  } finally {
    await client.end();
  }
});

async function lineOf(client, id) {
  // The walls stand before the owner as well.
  await client.query(`select set_config('app.tenant_id', $1, false)`, [id]);
  const { rows: tenants } = await client.query('select name from tenants where id = $1', [id]);
  const { rows: breaks } = await client.query('select * from lonja_audit_breaks($1)', [id]);
  const { rows: anchors } = await client.query(
    `select count(*)::int as anchors, sum(rows)::int as rows, max(until) as until, (array_agg(hash order by seq desc))[1] as hash
     from audit_anchors where tenant_id = $1`,
    [id],
  );
  const name = tenants[0]?.name ?? id;
  const [first] = breaks;
  if (first) return { text: `${name}: BROKEN ${wordsOf(first)}`, isBroken: true };
  const [{ rows, until, anchors: count, hash }] = anchors;
  if (!count) return { text: `${name}: nothing is anchored yet`, isBroken: false };
  return {
    text: `${name}: intact: ${rows} rows to ${until.toISOString()} (anchor ${count}, ${hash})`,
    isBroken: false,
  };
}

function wordsOf({ seq, after, until, expected, present, row_id: row, what }) {
  const since = after instanceof Date ? after.toISOString() : 'the beginning';
  const where = `at anchor ${seq} (${since} to ${until.toISOString()}): ${expected} rows were anchored, ${present} are there`;
  return row
    ? `${where}; row ${row} was ${what}`
    : `${where}; no row of it was touched that has a mark: the anchors were, or it has none`;
}

/**
 * `npm run totals-check`: counts the rows of every tenant again in the database that DATABASE_URL names, says which kept totals are not what they
 * say, and mends those. Exit code 1 where one was wrong. May run while people work.
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
    if (ids.length === 0) throw new Refusal('There is no tenant in this database.');
    const checked = [];
    for (const { id } of ids) checked.push(await check(client, id));
    for (const { lines } of checked.sort((a, b) => a.name.localeCompare(b.name))) console.log(lines.join('\n'));
    const wrong = checked.filter(({ isRight }) => !isRight).length;
    if (wrong > 0) throw new Refusal(`Totals of ${wrong} of ${ids.length} tenants were wrong, and have been mended.`);
  } finally {
    await client.end();
  }
});

async function check(client, id) {
  // The walls stand before the owner as well.
  await client.query(`select set_config('app.tenant_id', $1, false)`, [id]);
  const { rows: tenants } = await client.query('select name from tenants where id = $1', [id]);
  const { rows: broken } = await client.query('select * from lonja_totals_repair()');
  const name = tenants[0]?.name ?? id;
  if (broken.length === 0) return { name, isRight: true, lines: [`${name}: right`] };
  return { name, isRight: false, lines: broken.map((row) => `${name}: WRONG ${wordsOf(row)}`) };
}

function wordsOf({ kind, issuance_id: issuance, status, count, cents, kept_count: keptCount, kept_cents: keptCents }) {
  const of = [kind, status, /^[0-]+$/.test(issuance) ? '' : `of issuance ${issuance}`].filter(Boolean).join(' ');
  return `${of}: ${keptCount} (${keptCents} cents) were kept, ${count} (${cents} cents) are there`;
}

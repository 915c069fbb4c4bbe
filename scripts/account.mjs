/**
 * `npm run account -- <tenant> <holder> <iban> <bic> <bank> <who sets it>`: sets the account that holds investors' money, in the database that
 * DATABASE_URL names. The check digits are looked at, and a row of the audit log says who set it.
 */
import { loadDotEnv, Refusal, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

await runScript(async () => {
  loadDotEnv();
  const given = process.argv.slice(2);
  if (given.length !== 6 || given.some((part) => part.trim() === ''))
    throw new Refusal('Say: npm run account -- <tenant> <holder> <iban> <bic> <bank> <who sets it>');
  if (!process.env.DATABASE_URL) throw new Refusal("DATABASE_URL is needed: the owner's address of the database.");
  ensureInstalled();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('select lonja_set_account($1, $2, $3, $4, $5, $6)', given);
    console.log(`The account of ${given[0]} is set. The back end uses it from the next request on.`);
  } catch (error) {
    throw error.code === '23514' ? new Refusal(`Nothing was changed: ${error.message}.`) : error;
  } finally {
    await client.end();
  }
});

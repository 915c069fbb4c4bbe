import type { TestDatabase } from '#tests/support/database.ts';

/** An investor has so many orders of their own at least: more than a page shows. */
const FEWEST_OWN = 200;
/** Of the movements of the account one in so many waits for a manager, and more than a page shows of them at least. */
const WAITS = 100;
const FEWEST_WAITING = 60;
/** Movements of one file: few, so that there are pages of files at any size. */
const IN_ONE_FILE = 5;
const FILES_AT_ONCE = 1_000;

/**
 * Gives a tenant what grows beside its orders: entries of the audit log, mails and movements of the account, `rows` of each, files of these, and orders of its
 * demo investor, a hundredth of that. They are cancelled: neither money nor tokens are counted by them.
 */
export async function fillDesk(db: TestDatabase, tenant: string, rows: number): Promise<void> {
  const [found] = await db.query<{ id: string; manager: string; investor: string }>(
    `select t.id, m.id as manager, v.id as investor from tenants t
       join users m on m.tenant_id = t.id and m.email = 'manager@' || t.name || '.test'
       join users v on v.tenant_id = t.id and v.email = 'investor@' || t.name || '.test' where t.name = $1`,
    [tenant],
  );
  if (!found) throw new Error(`there is no tenant ${tenant}`);
  const { id, manager, investor } = found;
  await db.query(
    `insert into audit_log (tenant_id, at, user_id, action, subject_type, subject_id)
     select $1, now() - i * interval '1 minute', $2::uuid, 'user.signed_in', 'user', $2::uuid::text from generate_series(1, $3::int) i`,
    [id, manager, rows],
  );
  await db.query(
    `insert into mails (tenant_id, kind, to_address, user_id, lang, subject, html, plain, state, created_at, sent_at)
     select $1, 'investment.charged', 'persona' || i || '@persona.test', $2, 'es', 'Pago recibido', '<p>Recibido</p>', 'Recibido', 'SENT',
       now() - i * interval '1 minute', now() - i * interval '1 minute' from generate_series(1, $3::int) i`,
    [id, investor, rows],
  );
  const files = await db.query<{ id: string }>(
    `insert into statement_imports (tenant_id, sha256, file_name, format, account, currency, from_day, to_day, opening_cents, closing_cents, row_count,
       imported_by, imported_at)
     select $1, 'bench' || f, 'extracto-' || f || '.n43', 'norma43', 'ES9121000418450200051332', 'EUR', '2026-01-02', '2026-01-02', 0, 0, $4::int, $2,
       now() - f * interval '1 hour' from generate_series(1, greatest(1, $3::int / $4::int)) f
     returning id`,
    [id, manager, rows, IN_ONE_FILE],
  );
  // A thousand files at a time: what counts movements changes one row for each of them, and in one transaction of all would look through whatever it has written before.
  for (let from = 0; from < files.length; from += FILES_AT_ONCE)
    await db.query(
      `insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, state, reason)
       select $1, f.id, p, f.id::text || p, current_date - n % 900, current_date - n % 900, 1000 + n, true, 'Abono ' || n,
         case when n % $4::int = 0 then 'WAITING' else 'IGNORED' end, case when n % $4::int = 0 then 'unknown' end
       from unnest($2::uuid[]) with ordinality f (id, place), generate_series(1, $3::int) p,
         lateral (select ($5::int + f.place::int - 1) * $3::int + p as n) m`,
      [
        id,
        files.slice(from, from + FILES_AT_ONCE).map((file) => file.id),
        IN_ONE_FILE,
        Math.min(WAITS, Math.floor(rows / FEWEST_WAITING)),
        from,
      ],
    );
  await db.query(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, method, terms_version, created_at, updated_at)
     select $1, 'ORD-OWN-' || i, $2, o.ids[1 + i % cardinality(o.ids)], 'CANCELED', 1, 10, 1000, 'BANK_TRANSFER', 1,
       now() - i * interval '1 hour', now() - i * interval '1 hour'
     from generate_series(1, $3::int) i, (select array_agg(id) as ids from issuances where tenant_id = $1) o`,
    [id, investor, Math.max(FEWEST_OWN, Math.round(rows / 100))],
  );
  // What the minute's work does; before statistics are taken, which would tell of changes that are counted by then.
  await db.query(`select lonja_totals_fold() from (select set_config('app.tenant_id', $1, false)) s`, [id]);
  await db.query('vacuum analyze');
}

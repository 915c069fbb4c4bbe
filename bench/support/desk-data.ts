import type { TestDatabase } from '#tests/support/database.ts';

/** An investor has so many orders of their own at least: more than a page shows. */
const FEWEST_OWN = 200;
/** Of the movements of the account one in so many waits for a manager, and more than a page shows of them at least. */
const WAITS = 100;
const FEWEST_WAITING = 60;
/** Movements of one file: few, so that there are pages of files at any size. */
const IN_ONE_FILE = 5;

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
  await db.query(
    `with files as (
       insert into statement_imports (tenant_id, sha256, file_name, format, account, currency, from_day, to_day, opening_cents, closing_cents, row_count,
         imported_by, imported_at)
       select $1, 'bench' || f, 'extracto-' || f || '.n43', 'norma43', 'ES9121000418450200051332', 'EUR', '2026-01-02', '2026-01-02', 0, 0, $4::int, $2,
         now() - f * interval '1 hour' from generate_series(1, greatest(1, $3::int / $4::int)) f
       returning tenant_id, id)
     insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, state, reason)
     select tenant_id, id, p, id::text || p, current_date - n::int % 900, current_date - n::int % 900, 1000 + n, true, 'Abono ' || n,
       case when n % $5::int = 0 then 'WAITING' else 'IGNORED' end, case when n % $5::int = 0 then 'unknown' end
     from (select f.*, p, row_number() over () as n from files f, generate_series(1, $4::int) p) r`,
    [id, manager, rows, IN_ONE_FILE, Math.min(WAITS, Math.floor(rows / FEWEST_WAITING))],
  );
  await db.query(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, method, terms_version, created_at, updated_at)
     select $1, 'ORD-OWN-' || i, $2, o.ids[1 + i % cardinality(o.ids)], 'CANCELED', 1, 10, 1000, 'BANK_TRANSFER', 1,
       now() - i * interval '1 hour', now() - i * interval '1 hour'
     from generate_series(1, $3::int) i, (select array_agg(id) as ids from issuances where tenant_id = $1) o`,
    [id, investor, Math.max(FEWEST_OWN, Math.round(rows / 100))],
  );
  await db.query('vacuum analyze');
}

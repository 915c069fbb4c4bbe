import type { TestDatabase } from '#tests/support/database.ts';

/** How many a tenant is given. */
export interface Scale {
  people: number;
  investments: number;
}

/** A random-looking id (RFC 9562, version 4) of a text that SQL makes, the same each time. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Somebody whom a search finds alone, at any scale. */
export const RARE_NAME = 'Zurriarain';

/** What a project may look like, in the shares of a platform that has been there some years. */
const STATUSES = [
  'CHARGED',
  'SIGNED',
  'MINTED',
  'MINTED',
  'MINTED',
  'MINTED',
  'CANCELED',
  'CANCELED',
  'SIGNED',
  'MINTED',
];
/** The newest orders are paid and may still be revoked; older ones are minted and those of closed projects closed, so that no job finds work that would run beside. */
const IN_REFLECTION = 3_000;
const NAMES = ['María', 'José', 'Carmen', 'Antonio', 'Ana', 'Lucía', 'Jorge', 'Íñigo', 'Noelia', 'Raúl', 'Marta'];
const FAMILIES = [
  'García',
  'López',
  'Martín',
  'Núñez',
  'Peña',
  'Ruiz',
  'Ibáñez',
  'Vidal',
  'Soler',
  'Castro',
  'Ferrer',
  'Otero',
  'Vega',
];

/**
 * Gives a tenant so many people and orders more, straight in the database, and brings its statistics up to date. Orders are made before the profiles: what is kept of them
 * with their people is then counted once for each of these.
 */
export async function fillTenant(db: TestDatabase, tenant: string, { people, investments }: Scale): Promise<void> {
  const [row] = await db.query<{ id: string }>('select id from tenants where name = $1', [tenant]);
  if (!row) throw new Error(`there is no tenant ${tenant}`);
  await db.query(
    `insert into users (tenant_id, id, email, username, email_verified_at, status, created_at, updated_at)
     select $1, ${idOf("'person' || i")}, 'persona' || i || '@persona.test', 'persona' || i || '@persona.test', now(), 'VERIFIED',
       now() - i * interval '5 minutes', now() - i * interval '5 minutes'
     from generate_series(1, $2::int) i`,
    [row.id, people],
  );
  await withoutCounting(db, row.id, () =>
    db.query(
      `with offers as (select array_agg(id order by created_at, id) as ids, array_agg(status order by created_at, id) as phases
         from issuances where tenant_id = $1)
       insert into investments (tenant_id, id, reference, user_id, issuance_id, status, tokens, price, amount_cents, method, terms_version,
         accepted_at, charged_at, reflection_ends_at, created_at, updated_at)
       select $1, ${idOf("'order' || i")}, 'ORD-' || upper(lpad(to_hex(i), 6, '0')), ${idOf("'person' || (1 + i % $3::int)")},
         offers.ids[p.place], s.status, 1 + i % 50, 10, 1000 * (1 + i % 50), 'BANK_TRANSFER', 1,
         s.at, case when s.status <> 'CANCELED' then s.at end, case when s.status in ('CHARGED', 'SIGNED') then now() + interval '4 days' end, s.at, s.at
       from offers, generate_series(0, $2::int - 1) i,
         lateral (select 1 + (i % $3::int + i / $3::int) % cardinality(offers.ids) as place) p,
         lateral (select ($4::text[])[1 + i % 10] as first) f,
         lateral (select case when f.first = 'CANCELED' or (f.first <> 'MINTED' and i < $5::int) then f.first
             when offers.phases[p.place] = 'CLOSED' then 'CLOSED' else 'MINTED' end as status, now() - i * interval '2 minutes' as at) s`,
      [row.id, investments, people, STATUSES, IN_REFLECTION],
    ),
  );
  await db.query(
    `insert into user_profiles (tenant_id, user_id, legal_type, first_name, last_name, id_number, address, city, postal_code, country,
       account_information_at, additional_information_at, updated_at)
     select $1, ${idOf("'person' || i")}, 'INDIVIDUAL', ($3::text[])[1 + i % 11],
       ($4::text[])[1 + i % 13] || ' ' || case when i = $2::int / 2 then $5 else ($4::text[])[1 + (i / 13) % 13] end,
       lpad(i::text, 8, '0') || substr('TRWAGMYFPDXBNJZSQVHLCKE', 1 + i % 23, 1), 'Calle Mayor ' || i % 200, 'Madrid', '28013', 'ES', now(), now(), now()
     from generate_series(1, $2::int) i`,
    [row.id, people, NAMES, FAMILIES, RARE_NAME],
  );
  await db.query('vacuum analyze');
}

/** What counts a project's tokens and the totals, row by row, and notes an order with a profile: these are made afterwards, and look. */
const COUNTING = [
  'investments.investments_tokens_taken_new',
  'investments.investments_tokens_taken',
  'investments.investments_counted_new',
  'investments.investments_first_made',
  'issuances.issuances_tokens_taken',
];

/** Writes orders without counting each, then counts them all: as it would have come out, some hundred times as fast. */
async function withoutCounting(db: TestDatabase, tenantId: string, write: () => Promise<unknown>): Promise<void> {
  const there = await db.query<{ place: string }>(
    `select tgrelid::regclass || '.' || tgname as place from pg_trigger where tgrelid::regclass || '.' || tgname = any ($1)`,
    [COUNTING],
  );
  const turn = async (how: 'disable' | 'enable') => {
    for (const [table, name] of there.map(({ place }) => place.split('.')))
      await db.query(`alter table ${table} ${how} trigger ${name}`);
  };
  await turn('disable');
  await write();
  await db.query(
    `update issuances i set tokens_taken = v.taken, tokens_for_sale = greatest(i.tokens_for_sale, v.taken + 1000)
     from (select issuance_id, sum(tokens) filter (where investment_holds_tokens(status)) as taken
       from investments where tenant_id = $1 group by issuance_id) v
     where i.tenant_id = $1 and i.id = v.issuance_id and v.taken > i.tokens_taken`,
    [tenantId],
  );
  await turn('enable');
  const [totals] = await db.query<{ here: boolean }>(`select to_regproc('lonja_totals_repair') is not null as here`);
  if (totals?.here)
    for (const counted of ['lonja_totals_repair', 'lonja_totals_fold'])
      await db.query(`select ${counted}() from (select set_config('app.tenant_id', $1, false)) s`, [tenantId]);
}

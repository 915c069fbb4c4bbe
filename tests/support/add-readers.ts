import type { InvestWorld } from './invest-world.ts';

const ID = `overlay(overlay(md5('reader' || i) placing '4' from 13) placing '8' from 17)::uuid`;

/** Gives a tenant so many people with a proved address, straight in the database, half of them in each language. */
export async function addReaders({ db, tenantId }: Pick<InvestWorld, 'db' | 'tenantId'>, count: number): Promise<void> {
  await db.query(
    `insert into users (tenant_id, id, email, username, email_verified_at, status, lang, created_at, updated_at)
     select $1, ${ID}, 'lectora' || i || '@persona.test', 'lectora' || i || '@persona.test', now(), 'VERIFIED',
       case when i % 2 = 0 then 'es' else 'en' end, now(), now()
     from generate_series(1, $2::int) i`,
    [tenantId, count],
  );
  await db.query(
    `insert into user_profiles (tenant_id, user_id, legal_type, first_name, last_name, updated_at)
     select $1, ${ID}, 'INDIVIDUAL', 'Lectora', 'Número ' || i, now() from generate_series(1, $2::int) i`,
    [tenantId, count],
  );
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';

let world: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

test('the status of an identity that is kept with its person is that of the newest check, whatever becomes of the checks', async () => {
  const person = await world.addPerson();
  const kept = async () => {
    const [row] = await world.db.query<{ status: string | null }>(
      'select kyc_status as status from users where id = $1',
      [person.id],
    );
    return row?.status ?? null;
  };
  const check = async (status: string, daysAgo: number) => {
    const [row] = await world.db.query<{ id: string }>(
      `insert into kyc_checks (tenant_id, user_id, status, created_at, updated_at)
       values ($1, $2, $3, now() - $4 * interval '1 day', now()) returning id`,
      [world.tenantId, person.id, status, daysAgo],
    );
    return row?.id;
  };
  await world.db.query('delete from kyc_checks where user_id = $1', [person.id]);
  expect(await kept()).toBeNull();
  const first = await check('ERROR', 20);
  expect(await kept()).toBe('ERROR');
  const newest = await check('MANUAL_REVIEW', 10);
  await check('CREATED', 15);
  await world.db.query("update kyc_checks set status = 'SUCCESS' where id = $1", [first]);
  expect(await kept()).toBe('MANUAL_REVIEW');
  await world.db.query('delete from kyc_checks where id = $1', [newest]);
  expect(await kept()).toBe('CREATED');
  const wrong = await world.db.query(
    `select id from users u where kyc_status is distinct from (select status from kyc_checks k
       where k.tenant_id = u.tenant_id and k.user_id = u.id order by k.created_at desc limit 1)`,
  );
  expect(wrong).toEqual([]);
});

test('orders that come in together are counted on their projects together, and one after the other as they change', async () => {
  const [offer, other] = [await world.addOffer({ tokens: 1000 }), await world.addOffer({ tokens: 1000 })];
  const people = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
  const taken = async () => {
    const rows = await world.db.query<{ taken: string }>(
      'select tokens_taken::text as taken from issuances where id = any($1) order by array_position($1, id)',
      [[offer.id, other.id]],
    );
    return rows.map((row) => Number(row.taken));
  };
  await world.db.query(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
     select $1, 'MANY-' || u || i, u, i, s, 7, 50, 35000, 1, now(), now()
     from unnest($2::uuid[], '{ACCEPTED,CHARGED,CREATED}'::text[]) p (u, s), unnest($3::uuid[]) i`,
    [world.tenantId, people.map(({ id }) => id), [offer.id, other.id]],
  );
  expect(await taken()).toEqual([14, 14]);
  await world.db.query("update investments set status = 'CANCELED' where issuance_id = $1 and status = 'ACCEPTED'", [
    offer.id,
  ]);
  expect(await taken()).toEqual([7, 14]);
});

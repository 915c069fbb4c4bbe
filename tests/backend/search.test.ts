import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listInvestments, listManagedInvestments } from '#contract/investments.ts';
import { listManagedIssuances } from '#contract/issuances.ts';
import { listStatementRows } from '#contract/statements.ts';
import { listUsers } from '#contract/users.ts';
import { searchWords } from '#domain/text/search-words.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';

const IBAN = 'ES9121000418450200051332';

let world: InvestWorld;
let rafael: Person;
let order = '';
let movement = '';
let offer = '';

beforeAll(async () => {
  world = await makeInvestWorld();
  rafael = await world.addPerson({ email: 'rafael.h@correo.test' });
  await world.addPerson({ email: 'otra@correo.test' });
  offer = (await world.addOffer()).id;
  await fill(world, rafael, offer);
});
afterAll(() => world?.close());

async function fill({ db, tenantId, manager }: InvestWorld, person: Person, issuance: string): Promise<void> {
  await db.query(
    `update user_profiles set first_name = 'Rafael', last_name = 'Hidalgo-Iñárritu', id_number = '98761234K', phone = '+34612345678',
       legal_type = 'LEGAL_ENTITY' where user_id = $1`,
    [person.id],
  );
  await giveAccount({ db, tenantId }, person, IBAN);
  await db.query("update users set referral_code = 'RAFA77' where id = $1", [person.id]);
  await db.query(
    `insert into company_profiles (tenant_id, user_id, organisation_name, tax_number, updated_at)
     values ($1, $2, 'Software Garrotxa, S.L.', 'B17654321', now())`,
    [tenantId, person.id],
  );
  await db.query(`update issuances set title = '{"es":"Almazara Mágina","en":"Olive mill"}' where id = $1`, [issuance]);
  const [made] = await db.query<{ id: string }>(
    `insert into investments (tenant_id, reference, wire_reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
     values ($1, 'ORD-7K3M-Q9', 'WW7-K3N-R9F', $2, $3, 'CANCELED', 25, 50, 125050, 1, now(), now()) returning id`,
    [tenantId, person.id, issuance],
  );
  const [row] = await db.query<{ id: string }>(
    `with file as (insert into statement_imports (tenant_id, sha256, file_name, format, account, currency, from_day, to_day, opening_cents,
         closing_cents, row_count, imported_by, imported_at)
       values ($1, gen_random_uuid()::text, 'n', 'camt.053', $3, 'EUR', '2026-01-01', '2026-01-01', 0, 0, 0, $2, now()) returning id)
     insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, counterparty,
       counterparty_iban, bank_reference, state)
     select $1, id, 0, 'f', '2026-01-01', '2026-01-01', 98765, true, 'TRANSFERENCIA DE BERTA HERRERO', 'Cajas Íñiguez', $3, 'NB-2026-7', 'IGNORED' from file
     returning id`,
    [tenantId, manager.id, IBAN],
  );
  order = made?.id ?? '';
  movement = row?.id ?? '';
}

const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);
const people = async (q: string, at = world) =>
  idsOf((await at.call(listUsers, { query: { q }, as: at.manager })).body);
const orders = async (q: string, as = world.manager) =>
  idsOf((await world.call(listManagedInvestments, { query: { q }, as })).body);
const movements = async (q: string) =>
  idsOf((await world.call(listStatementRows, { query: { q }, as: world.manager })).body);

describe('people', () => {
  it.each([
    ...[
      'Rafael Hidalgo',
      'hidalgo rafael',
      'IÑÁRRITU',
      'inarritu raf',
      'Hidalgo-Inarritu',
      'rafael.h@correo.test',
      'RAFA77',
    ],
    ...[
      '98761234K',
      '98.761.234-k',
      '1234K',
      '612 345 678',
      '+34 612 345 678',
      '345678',
      '1332',
      '0005 1332',
      '5 1332',
    ],
    ...['ES91 2100 0418 4502 0005 1332', 'garrotxa software', 'software s.l.', 'B-17654321', 'rafael 612345678'],
  ])('are found by %s', async (q) => {
    expect(await people(q)).toEqual([rafael.id]);
  });

  it.each([
    'rafaela',
    'idalgo',
    'rafael otra',
    '%',
    '_',
    '\\',
    '---',
    '%_\\',
    '€',
    'ra%el',
    '612345670',
    'es9121000418450200051333',
  ])('somebody with %s is not there', async (q) => {
    expect(await people(q)).toEqual([]);
  });

  it('are found as they are now: another name, another tenant, gone', async () => {
    const other = await anotherTenant(world);
    expect(await people('rafael', other)).toEqual([]);
    const gone = await world.addPerson({ email: 'breve@correo.test' });
    expect(await people('breve')).toEqual([gone.id]);
    await world.db.query("update user_profiles set first_name = 'Xiomara' where user_id = $1", [gone.id]);
    expect(await people('xiomara')).toEqual([gone.id]);
    await world.db.query('update users set deleted_at = now() where id = $1', [gone.id]);
    const left = await world.db.query('select 1 from search_words where record_id = $1', [gone.id]);
    expect([await people('xiomara'), left]).toEqual([[], []]);
  });
});

describe('an order', () => {
  it.each([
    ...[
      'ORD-7K3M-Q9',
      'ord7k3mq9',
      '7k3m-q9',
      'WW7K3NR9F',
      'ww7 k3n r9f',
      'Hidalgo',
      'garrotxa',
      'magina almazara',
      'olive',
      '1332',
    ],
    ...['1250', '1.250,50', '1,250.50', '125050', 'rafael 1250', 'mágina hidalgo'],
  ])('is found by %s', async (q) => {
    expect(await orders(q)).toEqual([order]);
  });

  it('is not found by a sum that only begins so, nor by what is nobody’s', async () => {
    for (const q of ['125', 'zzz', '%']) expect([q, await orders(q)]).toEqual([q, []]);
  });

  it('is found by its issuer under the investor’s name, and never by an account, a document or a telephone that they try', async () => {
    expect(await orders('hidalgo', world.issuer)).toEqual([order]);
    for (const q of ['1332', '98761234K', '612345678', IBAN])
      expect([q, await orders(q, world.issuer)]).toEqual([q, []]);
  });

  it('is found by its investor under reference and project', async () => {
    for (const q of ['7k3m', 'almazara'])
      expect(idsOf((await world.call(listInvestments, { query: { q }, as: rafael })).body)).toEqual([order]);
  });
});

it('a project is found in either language, a movement by words, account, reference and amount', async () => {
  const projects = async (q: string) =>
    idsOf((await world.call(listManagedIssuances, { query: { q }, as: world.manager })).body);
  for (const q of ['mill olive', 'MAGINA']) expect(await projects(q)).toEqual([offer]);
  for (const q of ['herrero berta', 'iniguez', '1332', 'nb2026-7', '987,65', '987', 'ES91 2100 0418 4502 0005 1332'])
    expect([q, await movements(q)]).toEqual([q, [movement]]);
  expect(await movements('nadie')).toEqual([]);
});

describe('odd words', () => {
  const READERS = [listUsers, listManagedInvestments, listManagedIssuances, listStatementRows];

  it.each([
    ['signs alone', '%_\\'],
    ['a half of a sign', 'x\ud800'],
    ['one letter', 'a'],
    ['one digit', '1'],
    ['marks of direction', '\u200f\u202e\u2066'],
    ['right-to-left text', 'שלום עולם \u200f مرحبا'],
    ['full-width digits', '６１２'],
    ['as much as may be typed', 'ab '.repeat(40)],
  ])('%s is looked for in every list all the same', async (_, q) => {
    for (const list of READERS) expect((await world.call(list, { query: { q }, as: world.manager })).status).toBe(200);
  });

  it.each([
    ['more than may be typed', 'x'.repeat(10_000)],
    ['NUL', 'ra\u0000fael'],
  ])('%s is refused at its field', async (_, q) => {
    for (const list of READERS) {
      const { status, body } = await world.call(list, { query: { q }, as: world.manager });
      expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([400, ['q']]);
    }
  });

  it('names that are written from right to left are found by their words', async () => {
    const yosef = await world.addPerson({ email: 'yosef@correo.test' });
    await world.db.query("update user_profiles set first_name = 'יוסף', last_name = 'כהן' where user_id = $1", [
      yosef.id,
    ]);
    for (const q of ['כהן', 'כהן יוסף', '\u200fכהן\u200e', 'כה']) expect([q, await people(q)]).toEqual([q, [yosef.id]]);
  });
});

it('people and their words come in together, however they are written: many at once, changed at once, moved to another name', async () => {
  const find = async () => [await people('zacarias'), await people('zebulon'), await people('zuleima')];
  const made = await world.db.query<{ id: string }>(
    `with made as (insert into users (tenant_id, email, username, created_at, updated_at)
       select $1, 'z' || n || '@zeta.test', 'z' || n, now() - n * interval '1 second', now() from generate_series(1, 2) n returning id, username)
     insert into user_profiles (tenant_id, user_id, first_name, updated_at)
     select $1, id, case username when 'z1' then 'Zacarías' else 'Zebulón' end, now() from made returning user_id as id`,
    [world.tenantId],
  );
  const ids = made.map(({ id }) => id);
  const found = await find();
  expect([found.flat().toSorted(), found.map((some) => some.length)]).toEqual([ids.toSorted(), [1, 1, 0]]);
  await world.db.query("update user_profiles set first_name = 'Zuleima' where user_id = any($1)", [ids]);
  const [before, other, after] = await find();
  expect([before, other, after?.toSorted()]).toEqual([[], [], ids.toSorted()]);
});

it('more records of a word than are named one by one are found all the same, with what else was typed', async () => {
  await world.db.query(
    `with made as (insert into users (tenant_id, email, username, created_at, updated_at)
       select $1, 'm' || n || '@muchos.test', 'm' || n, now(), now() from generate_series(1, 700) n returning id, username)
     insert into user_profiles (tenant_id, user_id, first_name, last_name, updated_at)
     select $1, id, 'Muchísima', 'Gente ' || username, now() from made`,
    [world.tenantId],
  );
  const { body } = await world.call(listUsers, { query: { q: 'muchisima', per_page: 3 }, as: world.manager });
  expect([body.meta.total, body.data.length]).toEqual([700, 3]);
  expect(await people('gente muchisima m699')).toHaveLength(1);
  expect(await people('muchisima rafael')).toEqual([]);
});

it('the database keeps the words that the rule finds, whatever the text', async () => {
  const sign = fc.oneof(
    fc.constantFrom(...'aZñÁüßŁøıİΣςЖ7-_.@%\\ \t,€ﬁ½Ⅳ中文🙂\u00a0\u2028'),
    fc.string({ minLength: 1, maxLength: 1 }),
  );
  const texts = fc.sample(
    fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
    300,
  );
  for (const text of texts.filter((one) => !one.includes('\u0000') && !/\p{Surrogate}/u.test(one))) {
    const [row] = await world.db.query<{ words: string[] }>('select lonja_words($1) as words', [text]);
    expect([text, row?.words.toSorted()]).toEqual([text, searchWords(text).toSorted()]);
  }
});

describe('with very many rows', () => {
  /** As the application's role: behind the walls, where only leakproof comparisons come near an index. */
  const plan = async (sql: string) => {
    const client = new pg.Client({ connectionString: world.db.url });
    await client.connect();
    try {
      await client.query('set role lonja_app');
      await client.query("select set_config('app.tenant_id', $1, false)", [world.tenantId]);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await client.end();
    }
  };

  it('the first page, a later one and a search go by their indexes', async () => {
    await world.db.query(
      `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
       select $1, 'ORD-P' || n, $2, $3, 'CANCELED', n % 9 + 1, 50, 5000 * (n % 9 + 1), 1, now() - n * interval '1 minute', now() from generate_series(1, 6000) n`,
      [world.tenantId, rafael.id, offer],
    );
    await world.db.query('analyze investments, search_words');
    const from = `from investments where tenant_id = '${world.tenantId}'`;
    expect(await plan(`select * ${from} order by created_at desc, id desc limit 51`)).toContain('investments_created');
    const later = `and (created_at, id) < (now() - interval '2 days', '${order}') order by created_at desc, id desc limit 51`;
    expect(await plan(`select * ${from} ${later}`)).toMatch(
      /investments_created[\s\S]*Index Cond:.*ROW\(created_at, id\)/,
    );
    const words = `select record_id from search_words where tenant_id = '${world.tenantId}' and noun = 'investment' and word >= 'ordp77' and word < 'ordp77z'`;
    expect(await plan(words)).toMatch(/search_words_pk[\s\S]*Index Cond:.*word >=/);
    expect(await orders('ORD-P5999')).toHaveLength(1);
    // What all orders begin with tells none of them apart, and no word is looked up for it.
    const first = async (q?: string) => {
      const { body } = await world.call(listManagedInvestments, { query: { q, per_page: 3 }, as: world.manager });
      return body.data.map(({ id }) => id);
    };
    const newest = await first();
    expect(newest).toHaveLength(3);
    for (const q of ['o', 'ORD', 'ord rafael']) expect([q, await first(q)]).toEqual([q, newest]);
  });

  it('the few who are more than investors are read by their own index, also by a statement that was prepared without values', async () => {
    await world.db.query(
      `with made as (
         insert into users (tenant_id, email, username, created_at, updated_at)
         select $1, 'm' || n || '@persona.test', 'm' || n, now() - n * interval '1 minute', now() from generate_series(1, 6000) n returning id)
       insert into user_profiles (tenant_id, user_id, updated_at) select $1, id, now() from made`,
      [world.tenantId],
    );
    await world.db.query('analyze users, user_profiles');
    const managers = `select u.id from users u join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id
      where u.tenant_id = $1 and p.tenant_id = $1 and u.deleted_at is null and u.roles && $2 and u.more_than_investor
      order by u.created_at desc, u.id desc limit $3`;
    expect(await plan(`(generic_plan) ${managers}`)).toContain('users_of_other_roles');
    const { body } = await world.call(listUsers, { query: { role: 'ADMIN' }, as: world.manager });
    expect(body).toMatchObject({ data: [{ id: world.manager.id }] });
  });
});

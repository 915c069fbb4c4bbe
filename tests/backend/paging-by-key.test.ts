import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PageMeta } from '#contract/envelope.ts';
import { INVESTMENT_SORTS, listInvestments, listManagedInvestments } from '#contract/investments.ts';
import {
  listIssuances,
  listManagedIssuances,
  listPublicIssuances,
  MANAGED_ISSUANCE_SORTS,
} from '#contract/issuances.ts';
import { getNotice, listQuarantine } from '#contract/quarantine.ts';
import { listStatementRows, listStatements } from '#contract/statements.ts';
import { listSophisticated } from '#contract/suitability.ts';
import { listTokens } from '#contract/tokens.ts';
import { listUsers, USER_SORTS } from '#contract/users.ts';
import { chance } from '#tests/support/chance.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';

/** So many rows in each list, with few different values to order them by. */
const ROWS = 23;
const PER_PAGE = 5;

interface Page {
  data: { id: string }[];
  meta: PageMeta;
}
interface List {
  name: string;
  endpoint: Endpoint;
  query?: Record<string, string>;
  as: () => Person;
}

let world: InvestWorld;
let other: InvestWorld;
let investor: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  other = await anotherTenant(world);
  for (const one of [world, other]) {
    const person = await fill(one);
    if (one === world) investor = person;
  }
});
afterAll(() => world?.close());

/** Fills every list by SQL: moments to the microsecond, of which several are the same. */
async function fill({ db, tenantId, addPerson, addOffer, manager }: InvestWorld): Promise<Person> {
  const person = await addPerson();
  const offer = await addOffer();
  const moment = (n: string) => `timestamptz '2026-05-04 10:00:00.123451Z' + (${n} % 4) * interval '1 microsecond'`;
  await db.query(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
     select $1, 'ORD-K' || n, $2, $3, 'CANCELED', 1 + n % 3, 50, 5000 * (1 + n % 3), 1, ${moment('n')}, now() from generate_series(1, $4::int) n`,
    [tenantId, person.id, offer.id, ROWS],
  );
  await db.query(
    `with made as (insert into users (tenant_id, email, username, created_at, updated_at)
       select $1, 'k' || n || '@persona.test', 'k' || n, ${moment('n')}, now() from generate_series(1, $2::int) n returning id, username)
     insert into user_profiles (tenant_id, user_id, first_name, last_name, updated_at)
     select $1, id, case when right(username, 1) in ('1', '2') then '' else 'Íñigo' end, '', now() from made`,
    [tenantId, ROWS],
  );
  for (let n = 0; n < 7; n++) await addOffer({ status: n % 2 ? 'CAMPAIGN' : 'CLOSED' });
  await db.query('update issuances set campaign_ends_at = null where tenant_id = $1 and left(id::text, 1) < $2', [
    tenantId,
    '8',
  ]);
  await db.query(
    `insert into statement_imports (tenant_id, sha256, file_name, format, account, currency, from_day, to_day, opening_cents, closing_cents, row_count, imported_by, imported_at)
     select $1, 'sha' || n, 'n' || n, 'camt.053', 'ES9121000418450200051332', 'EUR', '2026-01-01', '2026-01-01', 0, 0, 0, $2, ${moment('n')} from generate_series(1, 13) n`,
    [tenantId, manager.id],
  );
  await db.query(
    `insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, state)
     select $1, i.id, n, i.id::text || n, date '2026-01-01' + n % 2, '2026-01-01', 100 * n, true, 'Abono', case when n % 3 = 0 then 'WAITING' else 'IGNORED' end
     from statement_imports i, generate_series(1, 3) n where i.tenant_id = $1`,
    [tenantId],
  );
  await db.query(
    `insert into payment_notices (tenant_id, provider, event_id, result, outcome, received_at, resolved_at, reason)
     select $1, 'redsys', 'k' || n, 'paid', 'QUARANTINED', ${moment('n')}, case when n % 2 = 0 then now() end, 'amount' from generate_series(1, 17) n`,
    [tenantId],
  );
  await db.query(
    `insert into sophisticated_requests (tenant_id, user_id, criteria, status, reason, created_at)
     select $1, u.id, '[]', case when u.username like '%3' then 'REQUESTED' else 'REFUSED' end, 'No', ${moment('length(u.username)')}
     from users u where u.tenant_id = $1 and u.username like 'k%'`,
    [tenantId],
  );
  return person;
}

const both = (columns: readonly string[]) => columns.flatMap((column) => [column, `-${column}`]);
const manager = () => world.manager;
const LISTS: List[] = [
  { name: 'investments', endpoint: listManagedInvestments, as: manager },
  ...both(INVESTMENT_SORTS).map((sort) => ({
    ...{ name: `investments by ${sort}`, endpoint: listManagedInvestments, as: manager },
    query: { sort },
  })),
  { name: 'investments, filtered', endpoint: listManagedInvestments, as: manager, query: { status: 'CANCELED' } },
  ...both(USER_SORTS).map((sort) => ({ name: `people by ${sort}`, endpoint: listUsers, as: manager, query: { sort } })),
  { name: 'own investments', endpoint: listInvestments, as: () => investor },
  { name: 'projects', endpoint: listIssuances, as: () => investor },
  { name: 'managed projects', endpoint: listManagedIssuances, as: manager },
  ...both(MANAGED_ISSUANCE_SORTS).map((sort) => ({
    ...{ name: `managed projects by ${sort}`, endpoint: listManagedIssuances, as: manager },
    query: { sort },
  })),
  { name: 'tokens', endpoint: listTokens, as: manager },
  { name: 'public projects', endpoint: listPublicIssuances, as: manager },
  { name: 'imports', endpoint: listStatements, as: manager },
  { name: 'movements', endpoint: listStatementRows, as: manager },
  { name: 'movements that wait', endpoint: listStatementRows, as: manager, query: { view: 'waiting' } },
  { name: 'notices', endpoint: listQuarantine, as: manager },
  { name: 'open notices', endpoint: listQuarantine, as: manager, query: { open: '1' } },
  { name: 'requests', endpoint: listSophisticated, as: manager },
];
const NAMES = LISTS.map(({ name }) => name);
const listOf = (name: string): List => {
  const list = LISTS.find((one) => one.name === name);
  if (!list) throw new Error(`there is no list ${name}`);
  return list;
};

async function read({ endpoint, query, as }: List, further: Record<string, string | undefined> = {}, at = world) {
  const speaker = at === world ? as() : at.manager;
  const sent = { query: { ...query, per_page: String(PER_PAGE), ...further }, as: speaker };
  const { status, body } = await at.call(endpoint, sent as never);
  expect([status, body]).toEqual([200, body]);
  return body as unknown as Page;
}

/** From a page as far as it goes. */
async function walk(list: List, way: 'next' | 'previous', page: Page): Promise<Page[]> {
  const pages = [page];
  for (let at = page; at.meta[way] !== null && pages.length < 100; pages.push(at))
    at = await read(list, { [way === 'next' ? 'after' : 'before']: at.meta[way] ?? '' });
  return pages;
}
const idsOf = (pages: readonly Page[]) => pages.flatMap(({ data }) => data.map(({ id }) => id));

describe.each(NAMES)('%s', (name) => {
  const list = listOf(name);

  it('are walked forwards and back, each once and in one order, with their places', async () => {
    const all = idsOf([await read(list, { per_page: '100' })]);
    expect(all.length).toBeGreaterThan(PER_PAGE);
    const forwards = await walk(list, 'next', await read(list));
    expect(idsOf(forwards)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
    const back = await walk(list, 'previous', await read(list, { after: forwards.at(-2)?.meta.next ?? '' }));
    expect(idsOf(back.toReversed())).toEqual(all);
    // From the end the pages begin elsewhere; the first is filled all the same.
    const end = await read(list, { before: 'end' });
    expect(end.meta).toMatchObject({ next: null, last: all.length, total: all.length });
    const fromEnd = await walk(list, 'previous', end);
    expect(fromEnd.at(-1)?.data).toEqual(forwards[0]?.data);
    expect(new Set(idsOf(fromEnd))).toEqual(new Set(all));
    for (const { data, meta } of [...forwards, ...back, ...fromEnd]) {
      expect(meta).toMatchObject({ total: all.length, more: false, last: (meta.first ?? 0) + data.length - 1 });
      expect(all[(meta.first ?? 0) - 1]).toBe(data[0]?.id);
    }
    expect(back.at(-1)?.meta).toMatchObject({ first: 1, previous: null });
  });

  it('takes no cursor of another tenant, of another list, or that somebody made up: it is the first page', async () => {
    const first = await read(list);
    const foreign = await read(list, {}, other).catch(() => null);
    const elsewhere = await read(listOf(name === 'imports' ? 'notices' : 'imports'));
    const garbage = ['x', '%00', '0', 'null', 'e30', 'W10', 'end', 'a'.repeat(5000), first.meta.next?.slice(2), '💶'];
    for (const cursor of [foreign?.meta.next, elsewhere.meta.next, ...garbage]) {
      if (!cursor) continue;
      expect(idsOf([await read(list, { after: cursor })])).toEqual(idsOf([first]));
      if (cursor !== 'end') expect(idsOf([await read(list, { before: cursor })])).toEqual(idsOf([first]));
    }
  });
});

it('managed projects by their closing begin with the nearest, or with the latest, and end with those that have none', async () => {
  const [soon, none, closed] = [
    await world.addOffer(),
    await world.addOffer(),
    await world.addOffer({ status: 'CLOSED' }),
  ];
  const put = (offer: { id: string }, ends: string | null, closedAt: string | null) =>
    world.db.query('update issuances set campaign_ends_at = $2, closed_at = $3 where id = $1', [
      offer.id,
      ends,
      closedAt,
    ]);
  await put(soon, '2098-01-02T00:00:00Z', null);
  await put(none, null, null);
  // Closed before its planned end.
  await put(closed, '2099-01-01T00:00:00Z', '2098-01-01T00:00:00Z');
  const those = [soon.id, none.id, closed.id];
  const order = async (sort: string) =>
    idsOf([await read(listOf(`managed projects by ${sort}`), { per_page: '100' })]).filter((id) => those.includes(id));
  expect(await order('closes')).toEqual([closed.id, soon.id, none.id]);
  expect(await order('-closes')).toEqual([soon.id, closed.id, none.id]);
});

describe('a cursor', () => {
  it('a cursor of another order or filter is ignored', async () => {
    const byAmount = await read(listOf('investments by amount'));
    const first = await read(listOf('investments by -amount'));
    const after = byAmount.meta.next ?? '';
    expect(await read(listOf('investments by -amount'), { after })).toEqual(first);
    const people = listOf('people by name');
    const { meta } = await read(people);
    const found = await read(people, { q: 'persona' });
    expect(await read(people, { q: 'persona', after: meta.next ?? '' })).toEqual(found);
  });

  it('a cursor behind the end leads to the last page', async () => {
    const list = listOf('imports');
    const before = await read(list, { before: 'end' });
    const { meta } = await read(list, { before: before.meta.previous ?? '' });
    // All behind that page goes.
    await world.db.query('delete from statement_rows where import_id = any($1)', [before.data.map(({ id }) => id)]);
    await world.db.query('delete from statement_imports where id = any($1)', [before.data.map(({ id }) => id)]);
    const end = await read(list, { after: meta.next ?? '' });
    expect(end).toEqual(await read(list, { before: 'end' }));
    expect(end.data).toHaveLength(PER_PAGE);
    expect(end.meta).toMatchObject({ next: null, last: end.meta.total });
  });
});

it('rows that come and go between two pages make no other row appear twice or not at all', async () => {
  const draw = chance(47);
  const list = listOf('people by -created_at');
  const idsNow = async () => idsOf([await read(list, { per_page: '100' })]);
  const before = await idsNow();
  const seen: string[] = [];
  const gone = new Set<string>();
  let page = await read(list);
  for (let turn = 0; turn < 50; turn++) {
    seen.push(...idsOf([page]));
    // Rows vanish wherever they stand: seen ones, the cursor's own, ones to come.
    const victims = before.filter((id) => !gone.has(id) && id !== world.manager.id && draw.happens(0.15));
    for (const id of victims) gone.add(id);
    await world.db.query('update users set deleted_at = now() where id = any($1)', [victims]);
    await world.db.query(
      `with made as (insert into users (tenant_id, email, username, created_at, updated_at)
         values ($1, 'new' || $2::int || '@persona.test', 'new', timestamptz '2026-05-04 10:00:00.123452Z', now()) returning id)
       insert into user_profiles (tenant_id, user_id, updated_at) select $1, id, now() from made`,
      [world.tenantId, turn],
    );
    if (page.meta.next === null) break;
    page = await read(list, { after: page.meta.next });
  }
  const stayed = before.filter((id) => !gone.has(id));
  expect(stayed.length).toBeGreaterThan(3);
  expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
  expect(new Set(seen).size).toBe(seen.length);
  const last = await read(list, { before: 'end' });
  expect(new Set(idsOf(await walk(list, 'previous', last)))).toEqual(new Set(await idsNow()));
});

it('the name by which people are ordered, their first investment and what they have invested are kept with what makes them', async () => {
  const person = await world.addPerson({ email: 'orden@persona.test' });
  const kept = async () => {
    const [row] = await world.db.query<{ sort_name: string; at: Date | null }>(
      'select sort_name, first_invested_at as at from user_profiles where tenant_id = $1 and user_id = $2',
      [world.tenantId, person.id],
    );
    return [row?.sort_name, row?.at?.toISOString() ?? null];
  };
  const rename = (first: string, last: string) =>
    world.db.query('update user_profiles set first_name = $2, last_name = $3 where user_id = $1', [
      person.id,
      first,
      last,
    ]);
  await rename('Ángela', 'Núñez');
  expect(await kept()).toEqual(['angela nunez', null]);
  await rename('', ' ');
  expect(await kept()).toEqual(['orden@persona.test', null]);
  await world.db.query("update users set email = 'otra@persona.test' where id = $1", [person.id]);
  expect(await kept()).toEqual(['otra@persona.test', null]);

  await world.db.query(
    `insert into company_profiles (tenant_id, user_id, organisation_name, updated_at) values ($1, $2, 'Ñandú, S.L.', now())`,
    [world.tenantId, person.id],
  );
  expect((await kept())[0]).toBe('otra@persona.test');
  await world.db.query("update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1", [person.id]);
  expect((await kept())[0]).toBe('nandu, s.l.');
  await world.db.query("update company_profiles set organisation_name = 'Otra' where user_id = $1", [person.id]);
  expect((await kept())[0]).toBe('otra');

  const offer = await world.addOffer();
  const [order] = await world.db.query<{ id: string }>(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
     values ($1, 'ORD-FIRST', $2, $3, 'ACCEPTED', 1, 50, 5000, 1, now(), now()) returning id`,
    [world.tenantId, person.id, offer.id],
  );
  const change = (set: string) => world.db.query(`update investments set ${set} where id = $1`, [order?.id]);
  const invested = async () =>
    (
      await world.db.query<{ cents: string }>(
        'select invested_cents::text as cents from user_profiles where user_id = $1',
        [person.id],
      )
    )[0]?.cents;
  expect((await kept())[1]).toBeNull();
  await change("status = 'CHARGED', charged_at = '2026-03-04T05:06:07Z'");
  expect((await kept())[1]).toBe('2026-03-04T05:06:07.000Z');
  expect(await invested()).toBe('5000');
  // Tokens are made of it: it is what it was. Of a part that is allotted that part counts.
  await change("status = 'MINTED'");
  expect(await invested()).toBe('5000');
  await change("status = 'SIGNED', amount_cents = 3000");
  expect(await invested()).toBe('3000');
  await world.db.query(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, charged_at, created_at, updated_at)
     values ($1, 'ORD-SECOND', $2, $3, 'CHARGED', 1, 50, 5000, 1, now(), now(), now())`,
    [world.tenantId, person.id, (await world.addOffer()).id],
  );
  expect(await invested()).toBe('8000');
  await change("status = 'CANCELED'");
  expect(await invested()).toBe('5000');
  await world.db.query("update investments set status = 'CANCELED' where reference = 'ORD-SECOND'");
  expect(await invested()).toBe('0');
  expect((await kept())[1]).toBeNull();
});

it('one notice is read by the managers of its own tenant, and is not there for those of another', async () => {
  const [notice] = (await read(listOf('open notices'))).data;
  const ask = (at: InvestWorld) => at.call(getNotice, { params: { id: notice?.id ?? '' }, as: at.manager });
  expect((await ask(world)).body).toMatchObject({ data: { id: notice?.id } });
  expect((await ask(other)).status).toBe(404);
});

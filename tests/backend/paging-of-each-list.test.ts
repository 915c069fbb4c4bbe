import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { SERVED } from '#backend/served.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PageMeta } from '#contract/envelope.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { type BackEnd, type Speaker, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { demoSpeaker } from '#tests/support/demo-speaker.ts';
import { rawCall } from '#tests/support/raw-call.ts';

/** Where the demo has rows: a list is walked at the first of them that has two. */
const TENANTS = ['aurora', 'claqueta', 'exeu', 'voltio', 'ladrillo', 'cumbre'] as const;
const FEWEST = 2;
/** So many pages of a list are turned, whatever its length. */
const PAGES = 6;
/** Lists of which the demo holds a row or none: some are filled by `paging-by-key.test.ts`, all are turned by the same function (`backend/db/page-by-key.ts`). */
const SHORT: readonly string[] = [
  ...['listLookVersions', 'listHits', 'listBalanceMovements', 'listOwnComplaints', 'listRegister', 'listYearlyReport'],
  ...['listOwnLegitimations', 'listLegitimations', 'listNotifications', 'listReferrals', 'listSophisticated', 'getRun'],
  ...['listQuarantine', 'listWalletPayouts', 'listWalletBatches', 'listFailedJobs', 'listExports', 'listOwnExports'],
  ...['listTransfers', 'listProjectTransfers'],
];

/** Lists whose rows are made of many records, or are the parts of one, each: no single one takes a row away. */
const MADE_OF_MANY: readonly string[] = ['listWithholdings'];

const LISTS = SERVED.map(({ endpoint }) => endpoint).filter(
  ({ method, query }) => method === 'GET' && query && 'after' in query.shape,
);

interface Page {
  data: unknown[];
  meta: PageMeta;
}
/** A list as somebody at a tenant reads it. */
interface Shown {
  endpoint: Endpoint;
  tenant: string;
  params?: Record<string, string>;
}

let db: TestDatabase;
let backEnd: BackEnd;
let tables: string[];
const speakers = new Map<string, Speaker & { id: string }>();

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
  const named = await db.query<{ name: string }>(
    `select o.table_name as name from information_schema.columns o
       join information_schema.columns i on i.table_schema = o.table_schema and i.table_name = o.table_name and i.column_name = 'id' and i.data_type = 'uuid'
       join information_schema.tables t on t.table_schema = o.table_schema and t.table_name = o.table_name and t.table_type = 'BASE TABLE'
     where o.table_schema = 'public' and o.column_name = 'tenant_id' order by 1`,
  );
  tables = named.map(({ name }) => name);
  for (const tenant of TENANTS) {
    for (const name of ['manager', 'issuer', 'investor'] as const) {
      speakers.set(`${name}@${tenant}`, await demoSpeaker(db, tenant, name));
    }
  }
});
afterAll(async () => {
  await backEnd?.close();
  await db?.drop();
});

/** What stands for `{id}`: of the places of a list those first that hold most. */
async function placesOf({ path }: Endpoint, tenant: string): Promise<(Record<string, string> | undefined)[]> {
  if (!path.includes('{id}')) return [undefined];
  const [table, rows, key] = path.includes('/runs/')
    ? ['runs', 'run_items', 'run_id']
    : path.includes('/distributions/')
      ? ['distributions', 'earnings', 'distribution_id']
      : ['issuances', 'investments', 'issuance_id'];
  const found = await db.query<{ id: string }>(
    `select o.id from ${table} o join tenants t on t.id = o.tenant_id and t.name = $1
     order by (select count(*) from ${rows} r where r.tenant_id = o.tenant_id and r.${key} = o.id) desc, o.id limit 8`,
    [tenant],
  );
  return found.map(({ id }) => ({ id }));
}

function speakerOf({ caller }: Endpoint, tenant: string): (Speaker & { id: string }) | null {
  if (caller === 'anyone') return null;
  const name =
    caller === 'manager' || caller === 'issuer-or-manager' ? 'manager' : caller === 'issuer' ? 'issuer' : 'investor';
  return speakers.get(`${name}@${tenant}`) ?? null;
}

async function read({ endpoint, tenant, params }: Shown, query: Record<string, string> = {}): Promise<Page> {
  const as = speakerOf(endpoint, tenant);
  const sent = { host: `${tenant}.localhost`, as, input: { params }, query, key: null };
  const { status, text, json } = await rawCall(backEnd.fetch, endpoint, sent);
  if (status !== 200) throw new Error(`${endpoint.id} answers ${status}: ${text.slice(0, 300)}`);
  return json as unknown as Page;
}

/** A list where it has rows enough, or null. */
async function shown(endpoint: Endpoint): Promise<Shown | null> {
  for (const tenant of TENANTS) {
    for (const params of await placesOf(endpoint, tenant)) {
      const list = { endpoint, tenant, params };
      const page = await read(list).catch(() => null);
      if (page && page.data.length >= FEWEST) return list;
    }
  }
  return null;
}

/** Every order that a list can be asked for, and its own. */
function ordersOf({ query }: Endpoint): Record<string, string>[] {
  const sort = query?.shape.sort as z.ZodOptional<z.ZodEnum> | undefined;
  return [{}, ...(sort ? sort.unwrap().options.map((order) => ({ sort: String(order) })) : [])];
}

/** From a page as far as it goes, at most so many. */
async function walk(list: Shown, way: 'next' | 'previous', query: Record<string, string>, page: Page): Promise<Page[]> {
  const pages = [page];
  for (let at = page; at.meta[way] !== null && pages.length < PAGES + 2; pages.push(at))
    at = await read(list, { ...query, [way === 'next' ? 'after' : 'before']: at.meta[way] ?? '' });
  return pages;
}
/** Rows as they are told; of a register each says besides at which moment it was read. */
const rowsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ data }) =>
    data.map((row) => JSON.stringify(row, (key, value) => (key === 'of' ? undefined : value))),
  );

/** What tells a row of a list from the others, whatever else about it changes when another goes. */
const namesOf = ({ data }: Page) => data.map((row) => (row as { id?: string }).id ?? JSON.stringify(row));

/** The record that a cursor names, by its last key: its id, or the id of the person whose row it is; by the row where that key is another. */
async function namedBy(cursor: string, row: unknown): Promise<{ id: string; table: string } | null> {
  const last = String((JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).at(-1));
  const id = isRecordId(last) ? last : (row as { id?: string }).id;
  if (!id) return null;
  const found = await db.query<{ name: string }>(
    tables.map((name) => `select '${name}' as name from ${name} where id = '${id}'`).join(' union all '),
  );
  return found[0] ? { id, table: found[0].name } : null;
}

/** The cursor of the row at an end of a list, or of the one beside it where that is who reads. */
async function cursorAt(list: Shown, query: Record<string, string>, way: 'next' | 'previous') {
  const reader = speakerOf(list.endpoint, list.tenant);
  for (const at of [1, 2]) {
    const { data, meta } = await read(list, { ...query, per_page: String(at) });
    const cursor = meta[way] ?? '';
    const named = cursor ? await namedBy(cursor, way === 'next' ? data.at(-1) : data[0]) : null;
    if (named && named.id !== reader?.id) return { cursor, named, at };
  }
  throw new Error(`${list.endpoint.id} ${JSON.stringify(query)}: no cursor of ${way} names a record`);
}

/** Has a record vanish while something is done: out of its tenant, past all that hangs on it. */
async function without(tenant: string, { id, table }: { id: string; table: string }, work: () => Promise<void>) {
  const put = (to: string) =>
    db.query(`do $$ begin perform set_config('session_replication_role', 'replica', true);
      update ${table} set tenant_id = '${to}' where id = '${id}'; end $$`);
  const [own] = await db.query<{ id: string }>('select id from tenants where name = $1', [tenant]);
  // A tenant that there is not: no row of its own stands in the way.
  await put(randomUUID());
  try {
    await work();
  } finally {
    await put(own?.id ?? '');
  }
}

describe.each(LISTS.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  let list: Shown | null = null;
  beforeAll(async () => {
    list = await shown(endpoint);
  });

  test('is walked forwards and back, each row once and in one order, whatever it is ordered by', async () => {
    expect([id, list !== null || SHORT.includes(id)]).toEqual([id, true]);
    for (const order of list ? ordersOf(endpoint) : []) {
      if (!list) return;
      const whole = await read(list, { ...order, per_page: '100' });
      const all = rowsOf([whole]);
      const size = Math.ceil(all.length / PAGES);
      const query = { ...order, per_page: String(size) };
      const forwards = await walk(list, 'next', query, await read(list, query));
      expect([order, rowsOf(forwards).slice(0, all.length)]).toEqual([order, all]);
      expect([order, new Set(all).size]).toEqual([order, all.length]);
      const from = await read(list, { ...query, after: forwards.at(-2)?.meta.next ?? '' });
      const back = await walk(list, 'previous', query, from);
      expect([order, rowsOf(back.toReversed())]).toEqual([order, rowsOf(forwards)]);
    }
  });

  test('goes on where it was when the row is gone that its cursor names: no other row is seen twice or missed', async () => {
    if (!list || MADE_OF_MANY.includes(id)) return;
    const { tenant } = list;
    for (const order of ordersOf(endpoint)) {
      const pages = await walk(list, 'next', order, await read(list, { ...order, per_page: '100' }));
      const all = pages.flatMap(namesOf);
      const start = await cursorAt(list, { ...order }, 'next');
      const end = await cursorAt(list, { ...order, before: 'end' }, 'previous');
      for (const [way, { cursor, named, at }] of [
        ['after', start],
        ['before', end],
      ] as const) {
        // A page that would have gone on before the beginning is the first one, filled.
        const isFirst = way === 'before' && all.length - at < 100;
        const left = way === 'after' ? all.slice(at) : isFirst ? all.toSpliced(-at, 1) : all.slice(0, -at).slice(-100);
        const shown = list;
        await without(tenant, named, async () => {
          const page = await read(shown, { ...order, per_page: '100', [way]: cursor });
          expect([order, way, named.table, namesOf(page)]).toEqual([order, way, named.table, left.slice(0, 100)]);
        });
      }
    }
  });

  test('takes a cursor of another tenant, of another list or of nobody for none: it is the first page', async () => {
    if (!list) return;
    const first = await read(list, { per_page: '1' });
    const other = TENANTS.find((tenant) => tenant !== list?.tenant) ?? '';
    const [elsewhere] = await placesOf(endpoint, other);
    const foreign = await read({ ...list, tenant: other, params: elsewhere }, { per_page: '1' }).catch(() => null);
    const projects =
      LISTS.find((one) => one.id === (id === 'listIssuances' ? 'listStatements' : 'listIssuances')) ?? endpoint;
    const another = await read({ endpoint: projects, tenant: list.tenant }, { per_page: '1' });
    const made = ['x', '%00', '0', 'null', 'e30', 'W10', 'a'.repeat(5000), first.meta.next?.slice(2), '💶'];
    for (const cursor of [foreign?.meta.next, another.meta.next, ...made]) {
      if (!cursor) continue;
      for (const way of ['after', 'before'])
        expect([cursor, rowsOf([await read(list, { per_page: '1', [way]: cursor })])]).toEqual([
          cursor,
          rowsOf([first]),
        ]);
    }
  });
});

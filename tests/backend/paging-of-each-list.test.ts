import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { SERVED } from '#backend/served.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PageMeta } from '#contract/envelope.ts';
import { type BackEnd, type Speaker, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
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
const speakers = new Map<string, Speaker>();

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
  for (const tenant of TENANTS) {
    for (const name of ['manager', 'issuer', 'investor'] as const) {
      const token = randomBytes(32).toString('base64url');
      const kind = name === 'manager' ? 'manager' : 'user';
      await db.query(
        `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at)
         select tenant_id, id, $2, $3, now(), now() + interval '1 day' from users where email = $1`,
        [`${name}@${tenant}.test`, kind, createHash('sha256').update(token).digest('hex')],
      );
      speakers.set(`${name}@${tenant}`, { token, kind });
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

function speakerOf({ caller }: Endpoint, tenant: string): Speaker | null {
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

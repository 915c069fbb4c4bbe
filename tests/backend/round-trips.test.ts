import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Speaker } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { type Asked, watchPool } from '#tests/support/round-trips.ts';
import type { SampleInput } from '#tests/support/sample-inputs.ts';

/** Ours (findings of scale): the transaction is opened with the caller, two steps of reading, it is closed. */
const MOST_TRIPS = 4;
/** Two transactions: somebody outside may be asked in between, or a paper is drawn by a worker, and neither is waited for inside one. */
const MORE: Readonly<Record<string, number>> = {
  getFile: 6,
  getBatchWithdrawal: 6,
  getPaymentHandover: 7,
  getOrderRecordFile: 6,
  getPortfolioStatementFile: 6,
};

/** Tables that grow with people and orders. */
const GROWING =
  /^(?:investments|users|refunds|payments|statement_rows|ledger_postings|kyc_checks|payment_notices|sophisticated_requests|audit_log)$/;
/** What keeps a sum small: one person's, one order's, one issuance's before its phase changes, what is not sent yet, the last days'. */
const BOUNDS = [
  /"user_id" = \$/,
  /i\.user_id = u\.id[\s\S]*u\.id = \$/,
  /i\.user_id = p\.id[\s\S]*unnest\(\$\d+::uuid\[\]\) as p /,
  /h\.investment_id = /,
  /"issuance_id" in \(\$1\)/,
  /"import_id" in \(/,
  /listed limit \$/,
  /r\.state = 'PENDING'/,
  /v\.reflection_ends_at >=? \$/,
  /limit \$\d+\) hanging/,
];

const READS = SERVED.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET');
const HOST = 'aurora.localhost';

let world: InvestWorld;
let tenantId: string;
let runId: string;
const speakers = new Map<string, Speaker & { id: string }>();
let watched: ReturnType<typeof watchPool>;

beforeAll(async () => {
  world = await makeInvestWorld();
  watched = watchPool(world.backEnd.deps.pool);
  tenantId = await idOf(`select tenant_id as id from tenant_hosts where host = $1`, HOST);
  for (const [name, kind] of [
    ['manager', 'manager'],
    ['issuer', 'user'],
    ['investor', 'user'],
  ] as const) {
    const id = await idOf(`select id from users where email = $1`, `${name}@aurora.test`);
    const token = randomBytes(32).toString('base64url');
    await world.db.query(
      `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at) values ($1, $2, $3, $4, now(), now() + interval '1 day')`,
      [tenantId, id, kind, createHash('sha256').update(token).digest('hex')],
    );
    speakers.set(name, { id, token, kind });
  }
  runId = randomUUID();
  await world.db.query(
    `insert into runs (tenant_id, id, kind, user_id, state, total, total_cents, created_at, moved_at) values ($1, $2, 'mint', $3, 'RUNNING', 1, 100, now(), now())`,
    [tenantId, runId, speakers.get('manager')?.id],
  );
  await world.db.query(
    `insert into run_items (tenant_id, run_id, position, subject_id, user_id, cents, tries_left, asked_by) values ($1, $2, 1, $2, $3, 100, 3, $3)`,
    [tenantId, runId, speakers.get('investor')?.id],
  );
  await world.db.query(
    `insert into look_versions (tenant_id, number, customization, changes, published_at) values ($1, 1, '{}', '{}', now())`,
    [tenantId],
  );
});
afterAll(() => world.close());

async function idOf(statement: string, ...values: unknown[]): Promise<string> {
  const [row] = await world.db.query<{ id: string }>(statement, values);
  if (!row) throw new Error(`nothing is found by ${statement}`);
  return row.id;
}

/** Something that is there, for an endpoint that asks for one. */
async function inputOf({ id, params }: Endpoint): Promise<SampleInput> {
  if (!params) return {};
  if (id === 'getLookVersion') return { params: { number: '1' } };
  const own = speakers.get('investor')?.id;
  const one: Record<string, () => Promise<string>> = {
    getFile: () =>
      idOf('select file_id as id from kyc_documents where tenant_id = $1 and user_id = $2 limit 1', tenantId, own),
    getPublicFile: () => idOf('select file_id as id from issuance_documents where tenant_id = $1 limit 1', tenantId),
    getInvestFlow: () =>
      idOf(`select slug as id from issuances where tenant_id = $1 and status = 'CAMPAIGN' limit 1`, tenantId),
    getIssuanceBySlug: () =>
      idOf(`select slug as id from issuances where tenant_id = $1 and status = 'CAMPAIGN' limit 1`, tenantId),
    getIssuance: () => idOf(`select id from issuances where tenant_id = $1 and status = 'CAMPAIGN' limit 1`, tenantId),
    getManagedIssuance: () =>
      idOf(
        'select id from issuances where tenant_id = $1 and issuer_user_id = $2 limit 1',
        tenantId,
        speakers.get('issuer')?.id,
      ),
    getToken: () =>
      idOf(
        'select id from issuances where tenant_id = $1 and issuer_user_id = $2 limit 1',
        tenantId,
        speakers.get('issuer')?.id,
      ),
    getTokenChain: () => idOf('select id from issuances where tenant_id = $1 limit 1', tenantId),
    previewMove: () => idOf(`select id from issuances where tenant_id = $1 and status = 'CAMPAIGN' limit 1`, tenantId),
    getManagedInvestment: () =>
      idOf(
        `select v.id from investments v join issuances i on i.tenant_id = v.tenant_id and i.id = v.issuance_id
      where v.tenant_id = $1 and i.issuer_user_id = $2 limit 1`,
        tenantId,
        speakers.get('issuer')?.id,
      ),
    getInvestment: () =>
      idOf('select id from investments where tenant_id = $1 and user_id = $2 limit 1', tenantId, own),
    getUser: async () => own ?? '',
    getSophisticated: () => idOf('select id from sophisticated_requests where tenant_id = $1 limit 1', tenantId),
    getStatementRow: () => idOf('select id from statement_rows where tenant_id = $1 limit 1', tenantId),
    getRun: async () => runId,
  };
  const found = (await (one[id] ?? one.getInvestment)?.().catch(() => null)) ?? randomUUID();
  return { params: { [params.safeParse({ slug: 'x' }).success ? 'slug' : 'id']: found } };
}

function speakerFor({ caller }: Endpoint): Speaker | null {
  if (caller === 'manager') return speakers.get('manager') ?? null;
  if (caller === 'issuer' || caller === 'issuer-or-manager') return speakers.get('issuer') ?? null;
  return speakers.get('investor') ?? null;
}

function endpointOf(id: string): Endpoint {
  const endpoint = READS.find((one) => one.id === id);
  if (!endpoint) throw new Error(`there is no ${id}`);
  return endpoint;
}

async function read(
  endpoint: Endpoint,
  as = speakerFor(endpoint),
  query: Record<string, string> = {},
): Promise<[number, Asked]> {
  const ask = { host: HOST, as, input: await inputOf(endpoint), query, key: null };
  // The tenant's look is parsed once for each change.
  await rawCall(world.backEnd.fetch, endpoint, ask);
  const [answer, asked] = await watched.during(() => rawCall(world.backEnd.fetch, endpoint, ask));
  return [answer.status, asked];
}

/**
 * How many trips a read needs: the fewest of a few tries. On a busy machine two answers may come in one piece, and what waited for the first is then asked
 * after the second was heard, as if it had waited for that too. What truly waits takes its trip at every try.
 */
async function fewestTrips(endpoint: Endpoint): Promise<[status: number, trips: number]> {
  const most = MORE[endpoint.id] ?? MOST_TRIPS;
  let [status, { trips }] = await read(endpoint);
  for (let again = 0; again < 4 && trips > most; again++) {
    const [next, asked] = await read(endpoint);
    [status, trips] = [next, Math.min(trips, asked.trips)];
  }
  return [status, trips];
}

test('every read takes at most four round trips to the database', async () => {
  const trips: Record<string, number> = {};
  const found = new Set<string>();
  for (const endpoint of READS) {
    const [status, taken] = await fewestTrips(endpoint);
    trips[endpoint.id] = taken;
    if (status === 200) found.add(endpoint.id);
  }
  expect(found.size).toBeGreaterThan(22);
  expect(Object.fromEntries(Object.entries(trips).filter(([id, taken]) => taken > (MORE[id] ?? MOST_TRIPS)))).toEqual(
    {},
  );
  expect(Math.min(...Object.values(trips))).toBeGreaterThan(1);
});

/** Tables over which a statement counts or sums. */
function summedOver(statement: string): string[] {
  const sums = statement.matchAll(
    /\b(?:count|sum)\((?:[^()]|\([^()]*\))*\)[\s\S]*?\bfrom\s+"?(\w+)"?(?:\s+join "?(\w+))?/g,
  );
  return [...sums].flatMap(([, table = '', joined = '']) => [table, joined]).filter((table) => GROWING.test(table));
}

test('pages never count or sum over all rows', async () => {
  const walks: string[] = [];
  const lists: [string, Record<string, string>][] = [
    ['listManagedInvestments', { status: 'CHARGED,SIGNED' }],
    ['listManagedInvestments', { tab: 'finished' }],
    ['listManagedInvestments', { waiting: 'proof' }],
    ['listUsers', { status: 'PENDING' }],
    ['listStatementRows', { view: 'waiting' }],
    ['listSophisticated', { status: 'REQUESTED' }],
    ['listQuarantine', { open: '1' }],
  ];
  let summed = 0;
  const asks = [
    ...READS.map((endpoint) => [endpoint, {}] as const),
    ...lists.map(([id, query]) => [endpointOf(id), query] as const),
  ];
  for (const [endpoint, query] of asks) {
    const manager = endpoint.caller === 'issuer-or-manager' ? speakers.get('manager') : undefined;
    const [, { statements }] = await read(endpoint, manager ?? speakerFor(endpoint), query);
    for (const text of statements) {
      if (/\b(?:count|sum)\(/.test(text)) summed += 1;
      const tables = summedOver(text);
      if (tables.length > 0 && !BOUNDS.some((bound) => bound.test(text)))
        walks.push(`${endpoint.id}: ${tables} ${text}`);
    }
  }
  expect(walks).toEqual([]);
  expect(summed).toBeGreaterThan(20);
  expect(summedOver('select count(*) from "investments" where "tenant_id" = $1')).toEqual(['investments']);
  expect(
    summedOver('select (select sum(coalesce(v.amount_cents, 0)) from investments v)::text from issuances'),
  ).toEqual(['investments']);
});

test('somebody who has put money into a project that is not shown any more still sees it', async () => {
  const investor = speakers.get('investor');
  const slug = await idOf(
    `select i.slug as id from issuances i where i.tenant_id = $1 and i.status = 'CLOSED' and exists (select from investments v
     where v.tenant_id = i.tenant_id and v.issuance_id = i.id and v.user_id = $2) limit 1`,
    tenantId,
    investor?.id,
  );
  await world.db.query(`update issuances set status = 'VALIDATING' where tenant_id = $1 and slug = $2`, [
    tenantId,
    slug,
  ]);
  const see = (as: Speaker | null) =>
    rawCall(world.backEnd.fetch, endpointOf('getIssuanceBySlug'), {
      host: HOST,
      as,
      input: { params: { slug } },
      key: null,
    });
  expect([(await see(investor ?? null)).status, (await see(null)).status]).toEqual([200, 404]);
});

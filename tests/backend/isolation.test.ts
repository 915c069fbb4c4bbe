import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUrlOf } from '#backend/db/app-login.ts';
import { appPool } from '#backend/db/pool.ts';
import { SERVED } from '#backend/served.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type BackEnd, type Speaker, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { SAMPLE_INPUTS, type SampleInput } from '#tests/support/sample-inputs.ts';

/** Two seeded tenants; what is A's tries to get at what is B's. */
const A = 'aurora';
const B = 'ladrillo';
const PEOPLE = ['manager', 'issuer', 'investor'] as const;
const ENDPOINTS = SERVED.map(({ endpoint }) => endpoint);

let db: TestDatabase;
let backEnd: BackEnd;
let tenantIds: Record<string, string>;
let walled: string[];
/** Ids of B's rows, and slugs. */
let idsOfB: { table: string; id: string }[];
let slugsOfB: string[];
let speakersOfA: Speaker[];
let speakersOfB: Speaker[];

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
  await cp(process.env.TEST_FILES ?? '', path.join(backEnd.deps.config.dataDir, 'files'), { recursive: true });
  const tenants = await db.query<{ id: string; name: string }>('select id, name from tenants where name = any($1)', [
    [A, B],
  ]);
  tenantIds = Object.fromEntries(tenants.map(({ id, name }) => [name, id]));
  walled = (
    await db.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
       where n.nspname = 'public' and c.relkind = 'r' order by 1`,
    )
  ).map(({ name }) => name);
  slugsOfB = (
    await db.query<{ slug: string }>('select slug from issuances where tenant_id = $1 limit 5', [idOf(B)])
  ).map(({ slug }) => slug);
  speakersOfA = await speakersOf(A);
  speakersOfB = await speakersOf(B);
  await awaitTransfer();
  await askForStatus();
  await keepMessage();
  idsOfB = await exemplars();
});
afterAll(async () => {
  await backEnd.close();
  await db.drop();
});

const idOf = (tenant: string) => {
  const id = tenantIds[tenant];
  if (!id) throw new Error(`tenant ${tenant} is not seeded`);
  return id;
};

/** Which rows of B are worth asking for; of any other table one will do. The investor's own come first, so that the walk has something to find. */
const WORTH: Record<string, string> = {
  investments: `(select distinct on (status) id from investments where tenant_id = $1 and user_id =
    (select id from users where tenant_id = $1 and email = 'investor@${B}.test') order by status, created_at limit 6)`,
  complaints: `select id from complaints where tenant_id = $1 and user_id =
    (select id from users where tenant_id = $1 and email = 'investor@${B}.test')`,
  files: `(select id from files where tenant_id = $1 and access = 'public' limit 1) union all
    (select id from files where tenant_id = $1 and kind = 'proof' limit 1)`,
  issuances: `(select id from issuances where tenant_id = $1 order by (status = 'CAMPAIGN') desc limit 2) union
    (select issuance_id from issuance_holders where tenant_id = $1 and user_id =
    (select id from users where tenant_id = $1 and email = 'investor@${B}.test') limit 1)`,
  users: `select id from users where tenant_id = $1 and email in ('investor@${B}.test', 'issuer@${B}.test')`,
};

async function exemplars(): Promise<{ table: string; id: string }[]> {
  const found: { table: string; id: string }[] = [];
  const tables = await db.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
  );
  for (const { table } of tables.filter((each) => walled.includes(each.table))) {
    const statement = WORTH[table] ?? `select id from ${table} where tenant_id = $1 limit 1`;
    const rows = await db.query<{ id: string }>(statement, [idOf(B)]);
    found.push(...rows.map(({ id }) => ({ table, id })));
  }
  return found;
}

/** A token for each of a tenant's log-ins. */
async function speakersOf(tenant: string): Promise<Speaker[]> {
  return Promise.all(
    PEOPLE.map(async (person) => {
      const address = `${person}@${tenant}.test`;
      const token = randomBytes(32).toString('base64url');
      const kind = person === 'manager' ? ('manager' as const) : ('user' as const);
      const made = await db.query(
        `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at)
         select tenant_id, id, $3, $4, now() - interval '1 minute', now() + interval '1 day' from users where tenant_id = $1 and email = $2 returning 1`,
        [idOf(tenant), address, kind, createHash('sha256').update(token).digest('hex')],
      );
      if (made.length !== 1) throw new Error(`${address} is missing`);
      return { token, kind };
    }),
  );
}

const ask = (
  endpoint: Endpoint,
  host: string,
  as: Speaker | null,
  input: SampleInput,
  query?: Record<string, string>,
) => rawCall(backEnd.fetch, endpoint, { host: `${host}.localhost`, as, input, query, key: randomUUID() });

/** A request for sophisticated status at B, refused long ago: the demo data hold none. */
async function askForStatus(): Promise<void> {
  await db.query(
    `insert into sophisticated_requests (tenant_id, user_id, criteria, status, reason, reviewed_at, created_at)
     select tenant_id, id, '["wealth", "profession"]', 'REFUSED', 'Falta la renta', '2026-01-03', '2026-01-02' from users
     where tenant_id = $1 and email = 'newcomer@${B}.test'`,
    [idOf(B)],
  );
}

/** Brings an order of B's investor to where its transfer is awaited: the seed has none at this scale. */
/** A message of B's house to its people: nobody has written one before. */
async function keepMessage(): Promise<void> {
  await db.query(
    `insert into messages (tenant_id, audience, purpose, subject, body, written_by, created_at, at)
     select $1, 'PEOPLE', 'SERVICE', '{"es":"Aviso"}', '{"es":"Cerramos el lunes."}', id, now(), now() from users
     where tenant_id = $1 and email = 'manager@${B}.test'`,
    [idOf(B)],
  );
}

async function awaitTransfer(): Promise<void> {
  const [offer] = await db.query<{ slug: string; min_tokens: number; terms_version: number }>(
    `select slug, min_tokens::int, terms_version from issuances i where tenant_id = $1 and status = 'CAMPAIGN'
     and campaign_ends_at > now() and tokens_for_sale - tokens_taken > min_tokens and not exists (select 1 from investments v
       join users u on u.tenant_id = v.tenant_id and u.id = v.user_id where v.tenant_id = i.tenant_id and v.issuance_id = i.id
       and u.email = 'investor@${B}.test' and v.status not in ('MINTED', 'CLOSED', 'CANCELED')) limit 1`,
    [idOf(B)],
  );
  if (!offer) throw new Error('B has nothing to invest in');
  let id = '';
  const step = async (endpointId: string, params: Record<string, string>, body: Record<string, unknown>) => {
    const endpoint = ENDPOINTS.find((each) => each.id === endpointId);
    if (!endpoint) throw new Error(`${endpointId} is not served`);
    const { status, text, json } = await ask(endpoint, B, speakersOfB[2] ?? null, { params, body });
    if (status !== 200) throw new Error(`${endpointId} answered ${status} ${text}`);
    id = (json as { data: { id: string } }).data.id;
  };
  const { slug, min_tokens: tokens, terms_version } = offer;
  await step('placeOrder', { slug }, { tokens, terms_version, risk_loss: true, risk_liquidity: true });
  await step('acceptOrder', { id }, { terms_version, warning: { consent: true, typed: 'ACEPTO' } });
  await step('choosePayment', { id }, { method: 'BANK_TRANSFER', use_balance: false });
}

/** Every way to put something of B into an endpoint's parameters, each with the endpoint's sample body. */
function inputsAboutB(endpoint: Endpoint): SampleInput[] {
  const sample = SAMPLE_INPUTS[endpoint.id] ?? {};
  const names = Object.keys(endpoint.params?.shape ?? {});
  const name = names.find((each) => each === 'id' || each === 'user_id');
  if (name) return idsOfB.map(({ id }) => ({ ...sample, params: { ...sample.params, [name]: id } }));
  if (names.includes('slug')) return slugsOfB.map((slug) => ({ ...sample, params: { slug } }));
  return [sample];
}

/** A sum over every row of a tenant, table by table. */
async function fingerprintOf(tenant: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of walled) {
    const [row] = await db.query<{ sum: string | null }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t where tenant_id = $1`,
      [idOf(tenant)],
    );
    sums[table] = row?.sum ?? '';
  }
  return sums;
}

describe('over the API', () => {
  const withParams = ENDPOINTS.filter(({ params }) => params);

  test('B’s own people find what the walk looks for: it would be seen', async () => {
    const found = new Set<string>();
    for (const endpoint of withParams.filter(({ method }) => method === 'GET'))
      for (const input of inputsAboutB(endpoint))
        for (const as of endpoint.caller === 'anyone' ? [null] : speakersOfB)
          if (!found.has(endpoint.id) && (await ask(endpoint, B, as, input)).status === 200) found.add(endpoint.id);
    // What the seed has none of: no payment by a provider is open and none of their answers waits, no campaign has ended below its soft cap, no
    // certificate was asked for, and no picture was sent. paging-by-key.test.ts for another's answer, project-files.test.ts for another's picture,
    // exports.test.ts and exports-of-each-list.test.ts for another's file, tax-certificates.test.ts for another's certificate.
    const unseeded = [
      'getPaymentHandover',
      'getNotice',
      'getRun',
      'previewRefundAll',
      'previewAllotment',
      'getProjectPicture',
      // look-pictures.test.ts for another's.
      'getLookPicture',
      'getWhitelistBatch',
      'getExportFile',
      'getOwnExportFile',
      'previewDistribution',
      'getTaxCertificate',
      // A version of a look has a number and no id: looks.test.ts for another's.
      'getLookVersion',
    ];
    const missing = withParams.filter(({ id, method }) => method === 'GET' && !found.has(id) && !unseeded.includes(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('tenant B is neither found, changed nor told apart from nothing by the people of A', async () => {
    const before = await fingerprintOf(B);
    const open: string[] = [];
    for (const endpoint of withParams) {
      for (const input of inputsAboutB(endpoint)) {
        for (const as of endpoint.caller === 'anyone' ? [null] : speakersOfA) {
          const { status, text } = await ask(endpoint, A, as, input);
          const isTold = [400, 403, 404, 409, 422].includes(status);
          // A type of document is no id of anybody’s: that endpoint answers of the caller alone.
          if (status === 200 && !Object.keys(endpoint.params?.shape ?? {}).includes('type'))
            open.push(`${endpoint.id} ${text.slice(0, 80)}`);
          else if (status !== 200 && !isTold) open.push(`${endpoint.id} answered ${status}`);
        }
      }
    }
    expect(open).toEqual([]);
    expect(await fingerprintOf(B)).toEqual(before);
    // Every endpoint with every id: the more there are, the longer it takes.
  }, 240_000);

  test('ids of B are as unknown as ids of nobody, word for word', async () => {
    const nobody = randomUUID();
    for (const endpoint of withParams.filter(({ method }) => method === 'GET')) {
      for (const as of endpoint.caller === 'anyone' ? [null] : speakersOfA) {
        const answerTo = async (input: SampleInput) => {
          const { status, json } = await ask(endpoint, A, as, input);
          return [status, json?.error];
        };
        const sample = SAMPLE_INPUTS[endpoint.id] ?? {};
        const params = Object.fromEntries(
          Object.keys(sample.params ?? {}).map((name) => [name, name === 'slug' ? 'no-existe' : nobody]),
        );
        const unknown = await answerTo({ ...sample, params });
        for (const input of inputsAboutB(endpoint)) expect(await answerTo(input), endpoint.id).toEqual(unknown);
      }
    }
  });

  test('lists of A hold no id, name or address of B', async () => {
    const words = new Set(idsOfB.map(({ id }) => id));
    for (const { email } of await db.query<{ email: string }>('select email from users where tenant_id = $1', [
      idOf(B),
    ]))
      words.add(email);
    // The casts of the two tenants may share an address: then it is no proof.
    for (const { email } of await db.query<{ email: string }>('select email from users where tenant_id = $1', [
      idOf(A),
    ]))
      words.delete(email);
    let looked = 0;
    for (const endpoint of ENDPOINTS.filter(({ method, params }) => method === 'GET' && !params)) {
      for (const as of endpoint.caller === 'anyone' ? [null] : speakersOfA) {
        const { status, text } = await ask(endpoint, A, as, {}, endpoint.query ? pageSizeFor(endpoint) : undefined);
        if (status !== 200) continue;
        looked++;
        for (const word of words) expect(text.includes(word), `${endpoint.id} tells of ${word}`).toBe(false);
      }
    }
    expect(looked).toBeGreaterThan(8);
  });

  test('a token of A is nobody at B, in either header, and a file of B asked at B', async () => {
    const me = ENDPOINTS.find(({ id }) => id === 'me');
    const file = ENDPOINTS.find(({ id }) => id === 'getFile');
    if (!me || !file) throw new Error('the endpoints have moved');
    for (const as of speakersOfA) {
      expect((await ask(me, A, as, {})).status).toBe(200);
      for (const kind of ['user', 'manager'] as const) expect((await ask(me, B, { ...as, kind }, {})).status).toBe(401);
      for (const { id } of idsOfB.filter(({ table }) => table === 'files'))
        expect((await ask(file, B, as, { params: { id } })).status).toBe(401);
    }
  });

  function pageSizeFor(endpoint: Endpoint): Record<string, string> {
    return Object.keys(endpoint.query?.shape ?? {}).includes('per_page') ? { per_page: '100' } : {};
  }
});

describe('row-level security', () => {
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = appPool(await appUrlOf(db.url), 2);
  });
  afterAll(() => pool.end());

  /** Runs one statement as the application, with a tenant set or none, and takes it back. */
  async function asApplication<Row extends pg.QueryResultRow>(
    tenant: string | null,
    sql: string,
    values: unknown[] = [],
  ) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      if (tenant) await client.query(`select set_config('app.tenant_id', $1, true)`, [tenant]);
      return await client.query<Row>(sql, values);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  const countAs = async (tenant: string | null, table: string, where = 'true') =>
    (await asApplication<{ n: number }>(tenant, `select count(*)::int n from ${table} where ${where}`)).rows[0]?.n;

  test('the application’s role is bound by it', async () => {
    const { rows } = await asApplication<{ role: string; free: boolean }>(
      null,
      'select current_user as role, (rolsuper or rolbypassrls) as free from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ role: 'lonja_app', free: false }]);
  });

  test('a connection that drops its role, or sets another tenant, sees nothing', async () => {
    for (const off of ['set role none', 'reset role', 'set session authorization default', 'discard all']) {
      const client = new pg.Client({ connectionString: await appUrlOf(db.url) });
      await client.connect();
      try {
        await client.query('set role lonja_app');
        await client.query(off);
        for (const table of ['public.users', 'public.tenants', 'public.app_login', 'pgboss.job'])
          await expect(client.query(`select * from ${table}`), `${off}: ${table}`).rejects.toMatchObject({
            code: '42501',
          });
        for (const on of ['set role postgres', 'set session authorization postgres'])
          await expect(client.query(on), on).rejects.toMatchObject({ code: '42501' });
      } finally {
        await client.end();
      }
    }
    await expect(asApplication(idOf(A), 'select password from app_login')).rejects.toMatchObject({ code: '42501' });
  });

  test('row-level security is forced on every table that has a tenant, and only these tables have none', async () => {
    const rows = await db.query<{ name: string; on: boolean; forced: boolean }>(
      `select relname as name, relrowsecurity as on, relforcerowsecurity as forced from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    );
    const free = rows.filter(({ on, forced }) => !(on && forced)).map(({ name }) => name);
    expect(free).toEqual(['app_login', 'job_runs', 'migrations']);
    expect(rows.map(({ name }) => name).filter((name) => !walled.includes(name))).toEqual([
      'app_login',
      'job_runs',
      'migrations',
      'tenants',
    ]);
    expect(walled.length).toBeGreaterThan(30);
  });

  test('rows are hidden without a tenant; with one, its own are seen and no other’s', async () => {
    const seen: string[] = [];
    for (const table of walled) {
      const [own] = await db.query<{ n: number }>(`select count(*)::int n from ${table} where tenant_id = $1`, [
        idOf(B),
      ]);
      // Hosts are public knowledge: they are what names the tenant.
      if (table !== 'tenant_hosts') {
        expect(await countAs(null, table), table).toBe(0);
        expect(await countAs(idOf(A), table, `tenant_id = '${idOf(B)}'`), table).toBe(0);
        expect(await countAs(randomUUID(), table), table).toBe(0);
      }
      expect(await countAs(idOf(B), table, `tenant_id = '${idOf(B)}'`), table).toBe(own?.n);
      if (own?.n) seen.push(table);
    }
    // Tables that the seed leaves empty prove nothing here.
    expect(seen.length).toBeGreaterThan(20);
    expect(await countAs(null, 'tenants')).toBe(0);
    expect(await countAs(idOf(A), 'tenants')).toBe(1);
  });

  test('rows of another tenant cannot be changed, removed or slipped in', async () => {
    for (const table of [...walled, 'tenants']) {
      const column = table === 'tenants' ? 'id' : 'tenant_id';
      for (const statement of [
        `update ${table} set ${column} = ${column} where ${column} = '${idOf(B)}'`,
        `delete from ${table} where ${column} = '${idOf(B)}'`,
      ]) {
        const result = await asApplication(idOf(A), statement).catch((error: unknown) => error);
        if (result instanceof Error) expect(result, statement).toMatchObject({ code: '42501' });
        else expect(result, statement).toMatchObject({ rowCount: 0 });
      }
    }
    for (const table of walled) {
      const [row] = await db.query(`select 1 from ${table} where tenant_id = $1 limit 1`, [idOf(B)]);
      if (!row) continue;
      // A copy of one of B’s own rows, written while A is set.
      const [copy] = await db.query<{ row: unknown }>(
        `select to_jsonb(t) as row from ${table} t where tenant_id = $1 limit 1`,
        [idOf(B)],
      );
      // What the database works out by itself is never written.
      const [columns] = await db.query<{ names: string }>(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = columns?.names ?? '';
      const written = asApplication(
        idOf(A),
        `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)`,
        [JSON.stringify(copy?.row)],
      );
      // A movement of an account is refused by its own trigger before: A sees no statement of B that it could stand in.
      const code = table === 'statement_rows' ? 'P0002' : '42501';
      await expect(written, table).rejects.toMatchObject({ code });
    }
  });

  test('history, audit rows and postings cannot be changed, not even one’s own', async () => {
    for (const table of [
      'audit_log',
      'consents',
      'investment_events',
      'signatures',
      'ledger_entries',
      'ledger_postings',
    ])
      for (const statement of [
        `update ${table} set tenant_id = tenant_id`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(asApplication(idOf(A), statement), statement).rejects.toMatchObject({ code: '42501' });
  });
});

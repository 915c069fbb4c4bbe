import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Speaker, startBackEnd } from './back-end.ts';
import { keepVote, orderInPayment } from './demo-steps.ts';
import { rawCall } from './raw-call.ts';
import { SAMPLE_INPUTS, type SampleInput } from './sample-inputs.ts';
import { A, B, openTwoTenants, type TwoTenants } from './two-tenants.ts';

const PEOPLE = ['manager', 'issuer', 'investor'] as const;

interface RowOfB {
  table: string;
  id: string;
}

type Ask = (
  endpoint: Endpoint,
  host: string,
  as: Speaker | null,
  input: SampleInput,
  query?: Record<string, string>,
) => ReturnType<typeof rawCall>;

/** Every way to put something of B into an endpoint's parameters: what the endpoint may be about, and ids of things of other kinds. */
export interface InputsAboutB {
  likely: SampleInput[];
  others: SampleInput[];
}

/** A back end for two tenants, people of both who are signed in, and what of B is worth asking for. */
export interface Across extends TwoTenants {
  ask: Ask;
  /** Manager, issuer and investor, in this order. */
  speakersOfA: Speaker[];
  speakersOfB: Speaker[];
  idsOfB: RowOfB[];
  inputsAboutB: (endpoint: Endpoint) => InputsAboutB;
  stop: () => Promise<void>;
}

/** Starts it on a copy of the seeded database. */
export async function startAcross(): Promise<Across> {
  const tenants = await openTwoTenants();
  const { db, idOf } = tenants;
  const backEnd = await startBackEnd(db.url);
  await cp(process.env.TEST_FILES ?? '', path.join(backEnd.deps.config.dataDir, 'files'), { recursive: true });
  const ask: Ask = (endpoint, host, as, input, query) =>
    rawCall(backEnd.fetch, endpoint, { host: `${host}.localhost`, as, input, query, key: randomUUID() });
  const slugs = await db.query<{ slug: string }>('select slug from issuances where tenant_id = $1 limit 5', [idOf(B)]);
  const speakersOfA = await speakersOf(tenants, A);
  const speakersOfB = await speakersOf(tenants, B);
  await orderInPayment(db, { id: idOf(B), name: B }, (endpoint, input) =>
    ask(endpoint, B, speakersOfB[2] ?? null, input),
  );
  await askForStatus(tenants);
  await keepMessage(tenants);
  await keepVote(db, { id: idOf(B), name: B });
  const idsOfB = await exemplars(tenants);
  return {
    ...tenants,
    ask,
    speakersOfA,
    speakersOfB,
    idsOfB,
    inputsAboutB: (endpoint) =>
      inputsAboutB(
        endpoint,
        idsOfB,
        slugs.map(({ slug }) => slug),
      ),
    stop: async () => {
      await backEnd.close();
      await db.drop();
    },
  };
}

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

/** Ids of B's rows: one of each table at least, more where rows differ in what they let people do. */
async function exemplars({ db, walled, idOf }: TwoTenants): Promise<RowOfB[]> {
  const found: RowOfB[] = [];
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
async function speakersOf({ db, idOf }: TwoTenants, tenant: string): Promise<Speaker[]> {
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

/** A request for sophisticated status at B, refused long ago: the demo data hold none. */
async function askForStatus({ db, idOf }: TwoTenants): Promise<void> {
  await db.query(
    `insert into sophisticated_requests (tenant_id, user_id, criteria, status, reason, reviewed_at, created_at)
     select tenant_id, id, '["wealth", "profession"]', 'REFUSED', 'Falta la renta', '2026-01-03', '2026-01-02' from users
     where tenant_id = $1 and email = 'newcomer@${B}.test'`,
    [idOf(B)],
  );
}

/** A message of B's house to its people: nobody has written one before. */
async function keepMessage({ db, idOf }: TwoTenants): Promise<void> {
  await db.query(
    `insert into messages (tenant_id, audience, purpose, subject, body, written_by, created_at, at)
     select $1, 'PEOPLE', 'SERVICE', '{"es":"Aviso"}', '{"es":"Cerramos el lunes."}', id, now(), now() from users
     where tenant_id = $1 and email = 'manager@${B}.test'`,
    [idOf(B)],
  );
}

/** A row that others hang on, or of a table that the endpoint's address names. */
const isLikely = ({ path: address }: Endpoint, { table }: RowOfB) =>
  table in WORTH || address.includes(table.replaceAll('_', '-'));

/** Each with the endpoint's sample body. */
function inputsAboutB(endpoint: Endpoint, rows: RowOfB[], slugs: string[]): InputsAboutB {
  const sample = SAMPLE_INPUTS[endpoint.id] ?? {};
  const names = Object.keys(endpoint.params?.shape ?? {});
  const name = names.find((each) => each === 'id' || each === 'user_id');
  if (!name) {
    const likely = names.includes('slug') ? slugs.map((slug) => ({ ...sample, params: { slug } })) : [sample];
    return { likely, others: [] };
  }
  const inputs = { likely: [] as SampleInput[], others: [] as SampleInput[] };
  for (const row of rows)
    inputs[isLikely(endpoint, row) ? 'likely' : 'others'].push({
      ...sample,
      params: { ...sample.params, [name]: row.id },
    });
  return inputs;
}

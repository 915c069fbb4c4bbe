import { randomUUID } from 'node:crypto';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { TestDatabase } from './database.ts';

/** Rows of a person whose onboarding is complete, in the order in which they may be written. */
const PERSON_TABLES = ['user_profiles', 'consents', 'kyc_checks', 'suitability_tests', 'loss_simulations'] as const;

/** The legal type of each. */
const LEGAL = { individual: 'INDIVIDUAL', company: 'LEGAL_ENTITY', sophisticated: 'INDIVIDUAL' } as const;

/** As whom somebody invests: in their own name, for a company, or as a sophisticated investor whom a manager has granted that. */
export type InvestsAs = 'individual' | 'company' | 'sophisticated';

/** Somebody who can sign in with the demo password. */
export interface DemoInvestor {
  id: string;
  tenantId: string;
  email: string;
  /** As managers' lists show it. */
  name: string;
}

/**
 * An investor of a tenant who has done all of onboarding and bought nothing: a copy of the demo's log-in, for a company with a company's data too.
 * Throws where the tenant's demo data has nothing to copy.
 */
export async function addInvestor(
  database: TestDatabase,
  { tenant = 'aurora', lang = 'es', as = 'individual' }: { tenant?: string; lang?: 'es' | 'en'; as?: InvestsAs } = {},
): Promise<DemoInvestor> {
  const id = randomUUID();
  const email = `${id}@persona.test`;
  const lastName = `Viajera ${id.slice(0, 8)}`;
  const [model] = await database.query<{ id: string; tenant_id: string }>(
    `select u.id, u.tenant_id from users u join tenants t on t.id = u.tenant_id
     where t.name = $1 and u.email = 'investor@' || $1 || '.test'`,
    [tenant],
  );
  if (!model) throw new Error(`${tenant} has no demo investor`);
  const tenantId = model.tenant_id;
  await copyRows(database, 'users', 'id', model.id, { id, email, lang, username: email, referral_code: null });
  // Before the check: it keeps the identity that it was handed in with.
  if (as === 'company') {
    const [company] = await database.query<{ user_id: string }>(
      'select user_id from company_profiles where tenant_id = $1 limit 1',
      [tenantId],
    );
    if (!company) throw new Error(`${tenant} has no company`);
    await copyRows(database, 'company_profiles', 'user_id', company.user_id, { user_id: id });
  }
  for (const table of PERSON_TABLES) {
    const names = table === 'user_profiles' ? { first_name: 'Prueba', last_name: lastName, legal_type: LEGAL[as] } : {};
    // What the model accepted for their orders belongs to no order of the copy.
    const orders = table === 'consents' ? { investment_id: null } : {};
    await copyRows(database, table, 'user_id', model.id, { user_id: id, ...names, ...orders });
  }
  if (as === 'sophisticated') {
    await database.query(
      `insert into sophisticated_requests (tenant_id, user_id, criteria, status, valid_until, reviewed_at, created_at)
       values ($1, $2, '[]', 'GRANTED', now() + interval '1 year', now(), now())`,
      [tenantId, id],
    );
  }
  return { id, tenantId, email, name: `Prueba ${lastName}` };
}

/** What a token of a copied offer costs, in the tenant's currency. */
export const OFFER_PRICE = 50;

/** An offer in campaign whose tokens a manager mints: a copy of a tenant's first one, with as many tokens as a journey wants. */
export async function addOffer(
  database: TestDatabase,
  {
    tenant = 'aurora',
    tokens = 10_000,
    min = 1,
    max = 1000,
  }: { tenant?: string; tokens?: number; min?: number; max?: number } = {},
): Promise<{ id: string; slug: string; title: string }> {
  const id = randomUUID();
  const slug = `huerta-${id.slice(0, 8)}`;
  const title = `Huerta ${id.slice(0, 8)}`;
  // A copy is a little younger than its model: what a test does to one is not copied into the next.
  const [model] = await database.query<{ id: string; younger: string }>(
    `select i.id, (i.created_at + interval '1 second')::text as younger from issuances i join tenants t on t.id = i.tenant_id
     where t.name = $1 and i.status = 'CAMPAIGN' and i.suspended_until is null and i.campaign_ends_at > now() + interval '8 days'
     order by i.created_at, i.id limit 1`,
    [tenant],
  );
  if (!model) throw new Error(`${tenant} has no offer in campaign`);
  await copyRows(database, 'issuances', 'id', model.id, {
    id,
    slug,
    client_uuid: null,
    created_at: model.younger,
    title: { es: title, en: title },
    price: String(OFFER_PRICE),
    tokens_for_sale: tokens,
    min_tokens: min,
    max_tokens: max,
    soft_cap_tokens: 0,
    minting_strategy: 'MANUAL',
  });
  return { id, slug, title };
}

/** An investor's order by bank transfer in a status, with neither proof nor money in the books, for as many tokens as the tenant's smallest declared interest or `tokens`. Answers its id and reference. */
export async function addOrder(
  database: TestDatabase,
  investor: DemoInvestor,
  issuanceId: string,
  status: InvestmentStatus,
  tokens?: number,
): Promise<{ id: string; reference: string }> {
  const id = randomUUID();
  const reference = `ORD-${id.slice(0, 4).toUpperCase()}-${id.slice(4, 6).toUpperCase()}`;
  const paid = ['CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED'].includes(status);
  const now = new Date();
  await database.query(
    `insert into investments select (jsonb_populate_record(null::investments, to_jsonb(old) || $2::jsonb)).*
     from (select * from investments where tenant_id = $1 and status = 'RESERVED' order by amount_cents, id limit 1) old`,
    [
      investor.tenantId,
      JSON.stringify({
        ...{ id, reference, status, wire_reference: null, user_id: investor.id, issuance_id: issuanceId },
        ...{ method: 'BANK_TRANSFER', balance_cents: 0, accepted_at: now, created_at: now, updated_at: now },
        ...(tokens ? { tokens } : {}),
        charged_at: paid ? now : null,
        reflection_ends_at: new Date(now.getTime() + 4 * 86_400_000),
      }),
    ],
  );
  return { id, reference };
}

/** Writes rows again with other values, each under an id of its own where it has one. */
async function copyRows(
  database: TestDatabase,
  table: string,
  column: string,
  value: string,
  change: Record<string, unknown>,
): Promise<void> {
  // What the database computes by itself may not be written.
  const [written] = await database.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const rows = await database.query(
    `insert into ${table} (${written?.columns}) select ${written?.columns} from (
       select (jsonb_populate_record(null::${table}, to_jsonb(old) || jsonb_build_object('id', gen_random_uuid()) || $2::jsonb)).*
       from ${table} old where ${column} = $1) made
     returning 1`,
    [value, JSON.stringify(change)],
  );
  if (rows.length === 0) throw new Error(`${table} has nothing to copy for ${value}`);
}

/** So many more investments in a tenant's lists: cancelled ones, which move neither money nor tokens. */
export async function addInvestments(database: TestDatabase, count: number, tenant = 'aurora'): Promise<void> {
  const rows = await database.query(
    `insert into investments
     select (jsonb_populate_record(null::investments, to_jsonb(old) || jsonb_build_object(
       'id', gen_random_uuid(), 'reference', 'LJ-' || upper(substr(md5(random()::text || n), 1, 8)), 'wire_reference', null,
       'status', 'CANCELED', 'expires_at', null, 'created_at', now() - n * interval '1 hour'))).*
     from generate_series(1, $2) n,
       (select i.* from investments i join tenants t on t.id = i.tenant_id where t.name = $1 and i.status = 'RESERVED' order by amount_cents, id limit 1) old
     returning 1`,
    [tenant, count],
  );
  if (rows.length !== count) throw new Error(`${tenant} has no declared interest to copy`);
}

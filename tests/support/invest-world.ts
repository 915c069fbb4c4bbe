import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CustomizationInput } from '#contract/customization.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Role } from '#domain/access/roles.ts';
import type { IssuanceStatus, MintingStrategy, Oversubscription } from '#domain/issuance/status.ts';
import { AS_WRITTEN } from './as-written.ts';
import { type BackEnd, callApi, type Reply, type Sent, type Speaker, startBackEnd } from './back-end.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

const DAY_MS = 86_400_000;

export interface Person extends Speaker {
  id: string;
  email: string;
  /** As it has to be typed under a contract. */
  name: string;
}

interface PersonOptions {
  roles?: Role[];
  /** All answers of onboarding stored; default true. */
  prepared?: boolean;
  sophisticated?: boolean;
  /** Ability to bear loss in cents; the warning gate is at half of it. Default: far above every order. */
  abilityCents?: number;
  email?: string;
}

export interface Offer {
  id: string;
  slug: string;
  symbol: string;
}

interface OfferOptions {
  tokens?: number;
  price?: string;
  minTokens?: number;
  maxTokens?: number;
  softCapTokens?: number;
  strategy?: MintingStrategy;
  oversubscription?: Oversubscription;
  status?: IssuanceStatus;
  issuer?: Person;
}

/** A tenant of its own with its people and offers, made by SQL, and the back end that serves it. */
export interface InvestWorld {
  backEnd: BackEnd;
  db: TestDatabase;
  tenantId: string;
  host: string;
  manager: Person;
  issuer: Person;
  call<const E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<Reply<E>>;
  addPerson(options?: PersonOptions): Promise<Person>;
  addOffer(options?: OfferOptions): Promise<Offer>;
  /** Puts money on a person's balance, as a transfer to their own reference would. */
  addCash(person: Person, cents: number): Promise<void>;
  /** Mails to a person, oldest first. */
  mailsTo(person: Pick<Person, 'email'>): Promise<{ kind: string; subject: string; plain: string }[]>;
  /** Puts the back end's clock forward by days from the real time; null: the real time again. */
  moveDays(days: number | null): void;
  /** Takes every other tenant's hosts away: what sweeps tenant after tenant then looks at this one alone. */
  standAlone(): Promise<void>;
  close(): Promise<void>;
}

export async function makeInvestWorld(customization: CustomizationInput = {}): Promise<InvestWorld> {
  const db = await cloneDatabase();
  const backEnd = await startBackEnd(db.url);
  const world = await fillWorld(backEnd, db, customization);
  return {
    ...world,
    async close() {
      await backEnd.close();
      await db.drop();
    },
  };
}

/** Another tenant beside, in the same database behind the same back end. Closing is the first one's. */
export async function anotherTenant(
  { backEnd, db, close }: InvestWorld,
  customization: CustomizationInput = {},
): Promise<InvestWorld> {
  return { ...(await fillWorld(backEnd, db, customization)), close };
}

async function fillWorld(
  backEnd: BackEnd,
  db: TestDatabase,
  customization: CustomizationInput,
): Promise<Omit<InvestWorld, 'close'>> {
  const tenantId = randomUUID();
  const name = `t${randomBytes(5).toString('hex')}`;
  const host = `${name}.localhost`;
  const now = new Date();
  const settings = {
    safeguarding: { holder: 'Clientes', iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX', bank: 'Banco' },
    orderExpiryDays: 10,
    orderReminderDaysBefore: 3,
  };
  const look: CustomizationInput = {
    title: 'Prueba',
    extras: { payWithBalance: true, investmentFee: true },
    payment_methods: [{ method: 'BANK_TRANSFER', fee_fixed: '2.50', fee_percent: '0' }],
    ...customization,
  };
  await db.query(
    'insert into tenants (id, name, customization, settings, created_at, updated_at) values ($1,$2,$3,$4,$5,$5)',
    [tenantId, name, look, settings, now],
  );
  await db.query('insert into tenant_hosts (tenant_id, host, is_primary) values ($1,$2,true)', [tenantId, host]);

  const addPerson = (options: PersonOptions = {}) => insertPerson(db, tenantId, options);
  const manager = await addPerson({ roles: ['ADMIN'] });
  const issuer = await addPerson({ roles: ['ENTREPRENEUR'] });
  return {
    backEnd,
    db,
    tenantId,
    host,
    manager,
    issuer,
    addPerson,
    call: (endpoint, sent) => callApi(backEnd.fetch, 'http://api.test', host, endpoint, sent),
    addOffer: (options = {}) => insertOffer(db, tenantId, options.issuer ?? issuer, options),
    addCash: (person, cents) => insertCash(db, tenantId, person, cents),
    mailsTo: ({ email }) =>
      db.query(
        `select kind, subject, plain from mails where tenant_id = $1 and to_address = $2 order by ${AS_WRITTEN}`,
        [tenantId, email],
      ),
    standAlone: async () => {
      await db.query('delete from tenant_hosts where tenant_id <> $1', [tenantId]);
    },
    moveDays: (days) => backEnd.clock.moveTo(days === null ? null : new Date(Date.now() + days * DAY_MS)),
  };
}

async function insertPerson(db: TestDatabase, tenantId: string, options: PersonOptions): Promise<Person> {
  const { roles = ['USER'], prepared = true, sophisticated = false, abilityCents = 1_000_000_000 } = options;
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const kind = roles.includes('ADMIN') ? 'manager' : 'user';
  const email = options.email ?? `${id}@persona.test`;
  const now = new Date(Date.now() - 60_000);
  const later = new Date(Date.now() + 400 * DAY_MS);
  await db.query(
    `insert into users (tenant_id, id, email, username, email_verified_at, role, roles, created_at, updated_at)
     values ($1,$2,$3,$3,$4,$5,$6,$4,$4)`,
    [tenantId, id, email, now, roles[0], roles],
  );
  await db.query(
    `insert into user_profiles (tenant_id, user_id, first_name, last_name, id_number, address, city, postal_code, country,
       legal_type, account_information_at, additional_information_at, updated_at)
     values ($1,$2,'María José','García-Núñez','12345678Z','Calle Mayor 1','Madrid','28013','ES',$3,$4,$4,$5)`,
    [tenantId, id, prepared ? 'INDIVIDUAL' : null, prepared ? now : null, now],
  );
  await db.query(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at) values ($1,$2,$3,$4,$5,$6)`,
    [tenantId, id, kind, createHash('sha256').update(token).digest('hex'), now, later],
  );
  if (prepared) {
    await db.query(
      `insert into kyc_checks (tenant_id, user_id, status, created_at, updated_at) values ($1,$2,'SUCCESS',$3,$3)`,
      [tenantId, id, now],
    );
    await db.query(
      `insert into suitability_tests (tenant_id, user_id, status, attempt, version, lang, text_shown, score, valid_until, created_at)
       values ($1,$2,'PASSED',1,'2026-1','es','…',7,$3,$4)`,
      [tenantId, id, later, now],
    );
    await db.query(
      `insert into loss_simulations (tenant_id, user_id, ability_cents, certified, valid_until, created_at) values ($1,$2,$3,true,$4,$5)`,
      [tenantId, id, abilityCents, later, now],
    );
  }
  if (sophisticated) {
    await db.query(
      `insert into sophisticated_requests (tenant_id, user_id, criteria, status, valid_until, created_at) values ($1,$2,'["wealth"]','GRANTED',$3,$4)`,
      [tenantId, id, later, now],
    );
  }
  return { id, email, token, kind, name: 'María José García-Núñez' };
}

/** Has a person's identity, as the test has set it by SQL, looked at and found right. */
export async function checkedAnew(
  { db, tenantId }: Pick<InvestWorld, 'db' | 'tenantId'>,
  { id }: Pick<Person, 'id'>,
): Promise<void> {
  await db.query(
    `insert into kyc_checks (tenant_id, user_id, status, created_at, updated_at) values ($1,$2,'SUCCESS',now(),now())`,
    [tenantId, id],
  );
}

async function insertOffer(db: TestDatabase, tenantId: string, issuer: Person, options: OfferOptions): Promise<Offer> {
  const { tokens = 1000, price = '50', minTokens = 1, maxTokens = tokens, softCapTokens = 0 } = options;
  const id = randomUUID();
  const slug = `oferta-${id.slice(0, 8)}`;
  const now = new Date();
  await db.query(
    `insert into issuances (tenant_id, id, slug, status, issuer_user_id, issuer_name, issuer_city, title, sections, sector, product_type,
       token_name, token_symbol, price, tokens_for_sale, min_tokens, max_tokens, soft_cap_tokens, minting_strategy,
       campaign_starts_at, campaign_ends_at, created_at, updated_at, oversubscription)
     values ($1,$2,$3,$4,$5,'Emisora SL','Toledo','{"es":"Huerta Solar","en":"Solar Orchard"}','{}','energy','DEBT',
       'Huerta','HSOL',$6,$7,$8,$9,$10,$11,$12,$13,$14,$14,$15)`,
    [
      tenantId,
      id,
      slug,
      options.status ?? 'CAMPAIGN',
      issuer.id,
      price,
      tokens,
      minTokens,
      maxTokens,
      softCapTokens,
      options.strategy ?? 'MANUAL',
      new Date(now.getTime() - DAY_MS),
      new Date(now.getTime() + 60 * DAY_MS),
      now,
      options.oversubscription ?? 'FIRST_COME',
    ],
  );
  return { id, slug, symbol: 'HSOL' };
}

async function insertCash(db: TestDatabase, tenantId: string, person: Person, cents: number): Promise<void> {
  const now = new Date();
  await db.query(
    `with cash as (
       insert into ledger_accounts (tenant_id, kind, asset, user_id, guarded, created_at) values ($1,'investor_cash','EUR',$2,true,$4)
       on conflict (tenant_id, kind, asset, user_id, issuance_id, distribution_id) do update set created_at = ledger_accounts.created_at returning id),
     bank as (
       insert into ledger_accounts (tenant_id, kind, asset, guarded, created_at) values ($1,'bank','EUR',false,$4)
       on conflict (tenant_id, kind, asset, user_id, issuance_id, distribution_id) do update set created_at = ledger_accounts.created_at returning id),
     entry as (
       insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1,'balance.topped_up',gen_random_uuid()::text,$4) returning id)
     insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
       select $1, entry.id, cash.id, 'EUR', $3::bigint from entry, cash
       union all select $1, entry.id, bank.id, 'EUR', -$3::bigint from entry, bank`,
    [tenantId, person.id, cents, now],
  );
}

import type { TestDatabase } from './database.ts';

/** Ids of seeded rows of a tenant that fill an address's places, and what must not be seen by others. */
export interface DemoSamples {
  tenantId: string;
  /** A project that takes orders, of the issuer who signs in. */
  slug: string;
  issuanceId: string;
  /** An order of the demo investor. */
  investmentId: string;
  /** An order of the demo investor whose tokens are theirs. */
  purchaseId: string;
  /** A project whose tokens the demo investor holds. */
  heldId: string;
  /** An order on a project of the demo issuer. */
  issuerInvestmentId: string;
  /** Paid to the demo investor. */
  earningId: string;
  /** An open ad of the demo investor. */
  adId: string;
  /** A complaint of the demo investor that waits for their answer, one of the demo issuer's, and one that waits for the house. */
  complaintId: string;
  /** Somebody who was found on a list. */
  hitId: string;
  issuerComplaintId: string;
  newComplaintId: string;
  /** An open entry of a register of the house. */
  registerEntryId: string;
  /** The demo investor. */
  investorId: string;
  /** Somebody whose identity check waits. */
  userId: string;
  /** A request for sophisticated status. */
  sophisticatedId: string;
  /** A distribution of the project. */
  distributionId: string;
  /** A long act that is through. */
  runId: string;
  /** A movement of the bank account. */
  statementRowId: string;
  /** An answer of a payment provider that a manager has cleared. */
  noticeId: string;
  /** A file of transfers for the bank. */
  payoutFileId: string;
  /** A batch of transfers of ether. */
  walletBatchId: string;
  /** A claim of the investor's that was paid to their wallet. */
  walletClaimId: string;
  /** A certificate of legitimation of the demo investor. */
  legitimationId: string;
}

/** @param lacks what stands for a row that a tenant's demo data do not hold; without it that is an error. */
export async function demoSamples(
  database: TestDatabase,
  tenant = 'aurora',
  { lacks }: { lacks?: '' } = {},
): Promise<DemoSamples> {
  const one = async (sql: string, ...values: unknown[]): Promise<string> => {
    const [row] = await database.query<{ value: string }>(sql, values);
    const value = row?.value ?? lacks;
    if (value === undefined) throw new Error(`the demo data of ${tenant} have no such row: ${sql}`);
    return value;
  };
  const tenantId = await one('select id as value from tenants where name = $1', tenant);
  const person = (name: string) =>
    one('select id as value from users where tenant_id = $1 and email = $2', tenantId, `${name}@${tenant}.test`);
  const issuanceId = await one(
    `select id as value from issuances where tenant_id = $1 and status = 'CAMPAIGN' and issuer_user_id = $2 and campaign_ends_at > now() order by created_at, id limit 1`,
    tenantId,
    await person('issuer'),
  );
  return {
    tenantId,
    issuanceId,
    slug: await one('select slug as value from issuances where tenant_id = $1 and id = $2', tenantId, issuanceId),
    investmentId: await one(
      'select id as value from investments where tenant_id = $1 and user_id = $2 order by created_at desc limit 1',
      tenantId,
      await person('investor'),
    ),
    purchaseId: await one(
      `select id as value from investments where tenant_id = $1 and user_id = $2 and status in ('MINTED', 'CLOSED') order by created_at desc, id limit 1`,
      tenantId,
      await person('investor'),
    ),
    heldId: await one(
      `select issuance_id as value from investments where tenant_id = $1 and user_id = $2 and status in ('MINTED', 'CLOSED') order by created_at desc, id limit 1`,
      tenantId,
      await person('investor'),
    ),
    issuerInvestmentId: await one(
      'select id as value from investments where tenant_id = $1 and issuance_id = $2 limit 1',
      tenantId,
      issuanceId,
    ),
    earningId: await one(
      `select id as value from earnings where tenant_id = $1 and user_id = $2 and status <> 'PENDING' order by distributed_at desc, id limit 1`,
      tenantId,
      await person('investor'),
    ),
    adId: await one(
      `select id as value from ads where tenant_id = $1 and user_id = $2 and status = 'OPEN' order by id limit 1`,
      tenantId,
      await person('investor'),
    ),
    hitId: await one('select id as value from watch_hits where tenant_id = $1 limit 1', tenantId),
    complaintId: await one(COMPLAINT, tenantId, await person('investor'), 'ASKED'),
    issuerComplaintId: await one(COMPLAINT, tenantId, await person('issuer'), 'EXAMINING'),
    newComplaintId: await one(
      `select id as value from complaints where tenant_id = $1 and state = 'RECEIVED' order by filed_at, id limit 1`,
      tenantId,
    ),
    registerEntryId: await one(
      'select id as value from register_entries where tenant_id = $1 and closed_at is null order by register, number limit 1',
      tenantId,
    ),
    investorId: await person('investor'),
    userId: await one(
      `select user_id as value from kyc_checks where tenant_id = $1 and status not in ('SUCCESS', 'ERROR') order by created_at, id limit 1`,
      tenantId,
    ),
    sophisticatedId: await one(SOPHISTICATED_REQUEST, tenantId, await person('newcomer')),
    distributionId: await one(DISTRIBUTION, tenantId, await person('manager'), issuanceId),
    runId: await one(RUN, tenantId, await person('manager')),
    statementRowId: await one(STATEMENT_ROW, tenantId, await person('manager')),
    payoutFileId: await one(PAYOUT_FILE, tenantId, await person('manager')),
    walletBatchId: await one(WALLET_BATCH, tenantId, await person('manager')),
    walletClaimId: await one(WALLET_CLAIM, tenantId, await person('investor')),
    legitimationId: await one(LEGITIMATION, tenantId, await person('investor')),
    noticeId: await one(NOTICE, tenantId, await person('manager')),
  };
}

const COMPLAINT = 'select id as value from complaints where tenant_id = $1 and user_id = $2 and state = $3 limit 1';

/** Proposed by a manager, of nobody's money. */
const DISTRIBUTION = `
  insert into distributions (tenant_id, issuance_id, number, kind, income_cents, gain_cents, return_cents, withheld_cents, net_cents, record_on, record_at, name, status, proposed_by,
    proposed_at, reference, shared_at)
  select $1, $3, coalesce(max(number), 0) + 1, 'DIVIDEND', 10000, 0, 0, 1900, 8100, '2026-01-02', '2026-01-02T22:59:59Z', 'Dividendo', 'PROPOSED', $2, now(),
    'REP-' || left(gen_random_uuid()::text, 8), now()
  from distributions where tenant_id = $1 and issuance_id = $3 returning id as value`;

/** An order that could not be minted, of a run that is through: the demo data hold none. */
const RUN = `with run as (
    insert into runs (tenant_id, kind, user_id, state, total, failed, total_cents, failed_cents, created_at, moved_at, finished_at)
    select tenant_id, 'mint', $2, 'DONE', 1, 1, amount_cents, amount_cents, now(), now(), now() from investments where tenant_id = $1 order by id limit 1
    returning tenant_id, id, user_id)
  insert into run_items (tenant_id, run_id, position, subject_id, user_id, investment_id, cents, state, reason, attempts, tries_left, asked_by, done_at)
  select r.tenant_id, r.id, 1, v.id, v.user_id, v.id, v.amount_cents, 'FAILED', 'mint.not_paid', 1, 2, r.user_id, now()
  from run r, lateral (select * from investments v where v.tenant_id = r.tenant_id order by id limit 1) v returning run_id as value`;

/** A debit, so that no ledger has to know of it: the demo data hold no bank statement. */
const STATEMENT_ROW = `with file as (
    insert into statement_imports (tenant_id, sha256, file_name, format, account, currency, from_day, to_day, opening_cents, closing_cents,
      row_count, imported_by, imported_at)
    values ($1, gen_random_uuid()::text, 'extracto.n43', 'norma43', 'ES9121000418450200051332', 'EUR', '2026-01-02', '2026-01-02', 100, 0, 1, $2, now())
    returning tenant_id, id)
  insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, state)
  select tenant_id, id, 0, id::text, '2026-01-02', '2026-01-02', 100, false, 'Comisión', 'IGNORED' from file returning id as value`;

/** Given back, so that no token is kept for it: the demo data hold none. Its holder is the person, and its keeper the tenant's, as `keeperOf` finds them. */
const LEGITIMATION = `
  insert into legitimations (tenant_id, number, issuance_id, user_id, tokens, purpose, valid_until, content, issued_at, asked_by, ending, ended_at, ended_by)
  select h.tenant_id, coalesce((select max(l.number) from legitimations l where l.tenant_id = h.tenant_id), 0) + 1, h.issuance_id, h.user_id, 1, 'RIGHTS', '2026-05-12',
    jsonb_build_object('issuer', jsonb_build_object('name', i.issuer_name, 'taxNumber', coalesce(i.issuer_tax_number, '')), 'project', i.title,
      'token', jsonb_build_object('name', i.token_name, 'symbol', i.token_symbol), 'reference', null,
      'holder', jsonb_build_object(
        'name', coalesce(case when p.legal_type = 'LEGAL_ENTITY' then nullif(trim(c.organisation_name), '') end,
          nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email),
        'taxNumber', coalesce(case when p.legal_type = 'LEGAL_ENTITY' then c.tax_number else p.id_number end, '')),
      'keeper', coalesce(nullif(t.settings->>'registerKeeper', ''), nullif(t.settings->>'legalName', ''),
        nullif(t.customization->'tenant'->>'legal_name', ''), nullif(t.customization->'tenant'->>'name', ''), t.customization->>'title', t.name),
      'detail', 'Asistir a la junta'),
    '2026-03-12', h.user_id, 'RETURNED', '2026-04-02', h.user_id
  from issuance_holders h join issuances i on i.tenant_id = h.tenant_id and i.id = h.issuance_id
    join tenants t on t.id = h.tenant_id join users u on u.tenant_id = h.tenant_id and u.id = h.user_id
    join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id
    left join company_profiles c on c.tenant_id = u.tenant_id and c.user_id = u.id
  where h.tenant_id = $1 and h.user_id = $2 and h.tokens > 0 order by h.issuance_id limit 1 returning id as value`;

/** Cleared long ago, so that nothing waits: the demo data hold none. */
const NOTICE = `
  insert into payment_notices (tenant_id, provider, event_id, result, outcome, reason, amount_cents, received_at, resolved_at, resolved_by, resolution)
  values ($1, 'card', gen_random_uuid()::text, 'paid', 'QUARANTINED', 'unknown_reference', 12345, '2026-01-02', '2026-01-03', $2, 'Devuelto allí')
  returning id as value`;

/** A transfer that came back, to an account replaced since, so that nothing waits: the demo data hold no such file. */
const PAYOUT_FILE = `with account as (
    insert into bank_accounts (tenant_id, user_id, iban, holder, added_at, usable_from, replaced_at)
    values ($1, $2, 'ES9121000418450200051332', 'Ana Prueba', '2026-01-01', '2026-01-01', '2026-01-03') returning tenant_id, id, user_id),
  payout as (
    insert into payouts (tenant_id, user_id, bank_account_id, amount_cents, state, created_at, sent_at)
    select tenant_id, user_id, id, 100, 'SENT', '2026-01-01', '2026-01-02' from account returning tenant_id, id, user_id),
  file as (
    insert into payout_files (tenant_id, message_id, execute_on, transfers, total_cents, made_by, made_at)
    select tenant_id, 'PO20260102' || translate(left(gen_random_uuid()::text, 6), '0125689abcdef', 'ACDEFGHJKMNPQ'), '2026-01-02', 1, 100, user_id, '2026-01-02' from payout
    returning tenant_id, id, message_id)
  insert into payout_transfers (tenant_id, end_to_end_id, file_id, payout_id, user_id, name, iban, amount_cents, outcome, reasons, ended_at)
  select f.tenant_id, f.message_id || '-0001', f.id, p.id, p.user_id, 'Ana Prueba', 'ES9121000418450200051332', 100, 'REJECTED', '{AC04}', '2026-01-03'
  from file f, payout p returning file_id as value`;

/** Sent long ago, so that nothing waits, and its page leads to the list. */
const WALLET_CLAIM = `
  insert into payouts (tenant_id, user_id, wallet_address, amount_cents, state, created_at, sent_at)
  values ($1, $2, '0x' || repeat('c4', 20), 100, 'SENT', '2026-01-01', '2026-01-02') returning id as value`;

/** Withdrawn long ago, so that nothing waits and no money has moved that the ledger does not know: the demo data hold no such batch. */
const WALLET_BATCH = `with payout as (
    insert into payouts (tenant_id, user_id, wallet_address, amount_cents, state, created_at, sent_at)
    values ($1, $2, '0x' || repeat('c3', 20), 100, 'SENT', '2026-01-01', '2026-01-02') returning tenant_id, id, user_id),
  batch as (
    insert into wallet_batches (tenant_id, name, chain_id, payer, rate_cents, rate_at, transfers, total_cents, total_wei, made_by, made_at, withdrawn_by, withdrawn_at)
    select tenant_id, 'PE20260102' || translate(left(gen_random_uuid()::text, 6), '0125689abcdef', 'ACDEFGHJKMNPQ'), 1, '0x' || repeat('d4', 20), 200000,
      '2026-01-02', 1, 100, 500000000000000, user_id, '2026-01-02', user_id, '2026-01-03' from payout returning tenant_id, id, name)
  insert into wallet_transfers (tenant_id, reference, batch_id, payout_id, user_id, name, address, amount_cents, wei, outcome, ended_at)
  select b.tenant_id, b.name || '-0001', b.id, p.id, p.user_id, 'Ana Prueba', '0x' || repeat('c3', 20), 100, 500000000000000, 'WITHDRAWN', '2026-01-03'
  from batch b, payout p returning batch_id as value`;

/** Refused long ago, so that nothing waits and nobody's flow is another: the demo data hold no request. */
const SOPHISTICATED_REQUEST = `
  insert into sophisticated_requests (tenant_id, user_id, criteria, status, reason, reviewed_at, created_at)
  values ($1, $2, '["wealth", "profession"]', 'REFUSED', 'Falta la renta', '2026-01-03', '2026-01-02') returning id as value`;

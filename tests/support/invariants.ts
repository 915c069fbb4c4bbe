import type { TestDatabase } from './database.ts';

/** Each statement finds what must not be (domain.md, section 2): a row is a breach. `$1` is the tenant. */
const BREACHES: Record<string, string> = {
  'postings of an entry sum to zero per asset': `select entry_id, asset, sum(amount) from ledger_postings where tenant_id = $1
    group by entry_id, asset having sum(amount) <> 0`,
  'no guarded account is below zero': `select a.kind, a.id, sum(p.amount) from ledger_postings p
    join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
    where p.tenant_id = $1 and a.guarded group by a.kind, a.id having sum(p.amount) < 0`,
  'tokens taken are those of orders that hold them, and no more than are for sale': `select i.id, i.tokens_taken, i.tokens_for_sale from issuances i
    where i.tenant_id = $1 and (i.tokens_taken > i.tokens_for_sale or i.tokens_taken <> coalesce((select sum(v.tokens) from investments v
      where v.tenant_id = i.tenant_id and v.issuance_id = i.id and v.status not in ('RESERVED','CREATED','CANCELED') and not v.is_request), 0))`,
  'tokens asked for are those of requests, and no more than three times what is for sale': `select i.id, i.tokens_requested from issuances i
    where i.tenant_id = $1 and (i.tokens_requested > i.tokens_for_sale * 3 or i.tokens_requested <> coalesce((select sum(v.tokens) from investments v
      where v.tenant_id = i.tenant_id and v.issuance_id = i.id and v.status not in ('RESERVED','CREATED','CANCELED') and v.is_request), 0))`,
  'tokens held and places that wait are those of the waiting list, and with what is sold no more than are for sale': `select i.id from issuances i
    where i.tenant_id = $1 and (i.tokens_taken + i.tokens_held > i.tokens_for_sale
      or i.tokens_held <> coalesce((select sum(p.offered_tokens) from waiting_places p where p.tenant_id = i.tenant_id and p.issuance_id = i.id and p.state = 'OFFERED'), 0)
      or i.places_waiting <> (select count(*) from waiting_places p where p.tenant_id = i.tenant_id and p.issuance_id = i.id and p.state = 'WAITING'))`,
  'nobody has more tokens than they were allotted, and no request is signed or minted': `select id from investments where tenant_id = $1
    and (tokens > coalesce(allotted_tokens, requested_tokens, tokens) and not is_request or is_request and status in ('SIGNED_PENDING','SIGNED','MINTED','CLOSED'))`,
  'holdings of an issuance sum to its minted supply': `select i.id from issuances i where i.tenant_id = $1 and
    coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where a.tenant_id = i.tenant_id and a.issuance_id = i.id and a.kind = 'holding'), 0)
    <> coalesce((select sum(v.tokens) from investments v where v.tenant_id = i.tenant_id and v.issuance_id = i.id
      and v.status in ('MINTED','CLOSED')), 0)`,
  'one live order per investor and issuance': `select user_id, issuance_id from investments where tenant_id = $1
    and status not in ('MINTED','CLOSED','CANCELED') group by user_id, issuance_id having count(*) > 1`,
  'escrow is what live orders have set aside or paid': `select a.user_id, a.issuance_id, sum(p.amount) as escrow from ledger_accounts a
    join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
    where a.tenant_id = $1 and a.kind = 'issuance_escrow' group by a.tenant_id, a.user_id, a.issuance_id
    having sum(p.amount) <> coalesce((select sum(case
        when v.status in ('CHARGED','SIGNED_PENDING','SIGNED') then v.amount_cents + v.fee_cents
        when v.status in ('MINTED','CLOSED','CANCELED','RESERVED','CREATED','ACCEPTED','PAYMENT_ERROR') then 0
        else v.balance_cents end)
      from investments v where v.tenant_id = a.tenant_id and v.user_id = a.user_id and v.issuance_id = a.issuance_id), 0)`,
  'a cancelled investment has no balance set aside': `select h.id from balance_holds h
    join investments v on v.tenant_id = h.tenant_id and v.id = h.investment_id
    where h.tenant_id = $1 and v.status = 'CANCELED' and h.released_at is null and h.spent_at is null`,
  'refunds due are the refunds that wait': `select 1 where
    coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where a.tenant_id = $1 and a.kind = 'refunds_due'), 0)
    <> coalesce((select sum(amount_cents) from refunds where tenant_id = $1 and state = 'PENDING'), 0)`,
  'suspense is what waits in the queue of bank movements': `select 1 where
    coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where a.tenant_id = $1 and a.kind = 'suspense'), 0)
    <> coalesce((select sum(amount_cents) from statement_rows where tenant_id = $1 and is_credit and state in ('WAITING', 'HELD')), 0)`,
  'each bank movement that waited went into suspense once, and one that is resolved came out of it whole': `select r.id, r.state from statement_rows r
    where r.tenant_id = $1 and r.is_credit and r.state in ('WAITING', 'HELD', 'RESOLVED') and
    (select coalesce(sum(p.amount), 0) from ledger_entries e join ledger_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id
      join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where e.tenant_id = r.tenant_id and e.ref = r.id::text and e.kind like 'statement.%' and a.kind = 'suspense')
    <> case when r.state = 'RESOLVED' and r.resolution in ('returned', 'balance', 'dismissed') then 0 else r.amount_cents end`,
  'nothing is minted inside its reflection period': `select id from investments where tenant_id = $1 and status in ('MINTED','CLOSED')
    and reflection_ends_at is not null and minted_at <= reflection_ends_at`,
  'the history ends with the status': `select v.id, v.status from investments v where v.tenant_id = $1 and v.status <> (
    select e.status from investment_events e where e.tenant_id = v.tenant_id and e.investment_id = v.id order by e.at desc limit 1)`,
  'the issuer and the platform have what was minted, to the cent': `select i.id from issuances i where i.tenant_id = $1 and
    coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where a.tenant_id = i.tenant_id and a.issuance_id = i.id and a.kind = 'issuer_cash'), 0)
    <> coalesce((select sum(v.amount_cents) from investments v where v.tenant_id = i.tenant_id and v.issuance_id = i.id
      and v.status in ('MINTED','CLOSED')), 0)`,
};

/** All of them in one round trip. */
const ALL = Object.entries(BREACHES)
  .map(([rule, statement]) => `select '${rule}' as rule, to_jsonb(breach) as breach from (${statement}) breach`)
  .join(' union all ');

/** Everything that must not be and is, by the rule's name; empty for a sound tenant. */
export async function breachesOf(
  db: Pick<TestDatabase, 'query'>,
  tenantId: string,
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { rule, breach } of await db.query<{ rule: string; breach: unknown }>(ALL, [tenantId])) {
    found[rule] = [...(found[rule] ?? []), breach];
  }
  return found;
}

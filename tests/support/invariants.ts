import type { TestDatabase } from './database.ts';

/**
 * Each statement finds what must not be (domain.md, section 2): a row is a breach. `$1` is the tenant. What two sides say of many things is laid together and summed by
 * thing, once: a question for each thing reads, by a plan that the server is free to take, all postings of one account for each of them.
 */
export const BREACHES = {
  'postings of an entry sum to zero per asset': `select entry_id, asset, sum(amount) from ledger_postings where tenant_id = $1
    group by entry_id, asset having sum(amount) <> 0`,
  'no guarded account is below zero': `select a.kind, a.id, sum(p.amount) from ledger_postings p
    join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
    where p.tenant_id = $1 and a.guarded group by a.kind, a.id having sum(p.amount) < 0`,
  'tokens taken are those of orders that hold them, and no more than are for sale': `select i.id, i.taken, i.most from (
      select issuance_id as id, sum(taken) as taken, sum(most) as most, sum(taken) - sum(ordered) as wrong from (
        select id as issuance_id, tokens_taken as taken, tokens_for_sale as most, 0 as ordered from issuances where tenant_id = $1
        union all select issuance_id, 0, 0, tokens from investments
          where tenant_id = $1 and status not in ('RESERVED','CREATED','CANCELED') and not is_request) each group by issuance_id) i
    where i.taken > i.most or i.wrong <> 0`,
  'tokens asked for are those of requests, and no more than three times what is for sale': `select i.id, i.requested, i.most from (
      select issuance_id as id, sum(requested) as requested, sum(most) as most, sum(requested) - sum(ordered) as wrong from (
        select id as issuance_id, tokens_requested as requested, tokens_for_sale * 3 as most, 0 as ordered from issuances where tenant_id = $1
        union all select issuance_id, 0, 0, tokens from investments
          where tenant_id = $1 and status not in ('RESERVED','CREATED','CANCELED') and is_request) each group by issuance_id) i
    where i.requested > i.most or i.wrong <> 0`,
  'tokens held and places that wait are those of the waiting list, and with what is sold no more than are for sale': `select issuance_id as id from (
      select id as issuance_id, tokens_taken + tokens_held - tokens_for_sale as over, tokens_held as held, places_waiting as waiting from issuances where tenant_id = $1
      union all select issuance_id, 0, case state when 'OFFERED' then -coalesce(offered_tokens, 0) else 0 end, case state when 'WAITING' then -1 else 0 end
        from waiting_places where tenant_id = $1) each
    group by issuance_id having sum(over) > 0 or sum(held) <> 0 or sum(waiting) <> 0`,
  'nobody has more tokens than they were allotted, and no request is signed or minted': `select id from investments where tenant_id = $1
    and (tokens > coalesce(allotted_tokens, requested_tokens, tokens) and not is_request or is_request and status in ('SIGNED_PENDING','SIGNED','MINTED','CLOSED'))`,
  'holdings of an issuance sum to its minted supply': `select issuance_id as id from (
      select a.issuance_id, p.amount from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
        where a.tenant_id = $1 and a.kind = 'holding'
      union all select issuance_id, -tokens from investments where tenant_id = $1 and status in ('MINTED','CLOSED')) each
    group by issuance_id having sum(amount) <> 0`,
  'nobody has fewer tokens than ads and sales keep of theirs': `select k.issuance_id, k.user_id, sum(k.tokens) from token_holds k
    where k.tenant_id = $1 and k.ended_at is null group by k.tenant_id, k.issuance_id, k.user_id
    having sum(k.tokens) > coalesce((select h.tokens from issuance_holders h
      where h.tenant_id = k.tenant_id and h.issuance_id = k.issuance_id and h.user_id = k.user_id), 0)`,
  'each transfer moved its tokens once, from its sender to its recipient': `select t.id, t.reference from token_transfers t
    left join ledger_entries e on e.tenant_id = t.tenant_id and e.kind = 'tokens.transferred' and e.ref = t.id::text
    left join ledger_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id
    left join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.kind = 'holding' and a.issuance_id = t.issuance_id
      and a.user_id = case when p.amount < 0 then t.from_user_id else t.to_user_id end
    where t.tenant_id = $1 group by t.tenant_id, t.id
    having array_agg(p.amount order by p.amount) filter (where a.id is not null) is distinct from array[-t.tokens, t.tokens]`,
  'no tokens go from one holder to another without a transfer': `select ref from (
      select ref, true as moved, false as asked from ledger_entries where tenant_id = $1 and kind = 'tokens.transferred'
      union all select id::text, false, true from token_transfers where tenant_id = $1) each
    group by ref having bool_or(moved) and not bool_or(asked)`,
  'each complaint stands where its course left it': `select c.id, c.state from complaints c
    left join lateral (select s.act from complaint_steps s where s.tenant_id = c.tenant_id and s.complaint_id = c.id and s.act <> 'delay'
      order by s.at desc limit 1) last on true
    where c.tenant_id = $1 and c.state <> case last.act when 'admit' then 'EXAMINING' when 'reply' then 'EXAMINING' when 'ask' then 'ASKED' when 'dismiss' then 'INADMISSIBLE'
      when 'decide' then 'DECIDED' when 'withdraw' then 'WITHDRAWN' else 'RECEIVED' end`,
  'no complaint is due before it was filed, and none that is over is due': `select c.id, c.due_at from complaints c
    where c.tenant_id = $1 and (c.due_at <= c.filed_at or (c.ended_at is not null and c.due_at is not null))`,
  'each open ad to sell keeps its tokens, and no other ad keeps any': `select a.id, a.status, k.tokens from ads a
    left join token_holds k on k.tenant_id = a.tenant_id and k.cause = 'AD' and k.ref = a.id and k.ended_at is null
    where a.tenant_id = $1 and coalesce(k.tokens, 0) <> case when a.type = 'SELL' and a.status = 'OPEN' then a.tokens else 0 end`,
  'each accepted or agreed offer keeps its tokens of its seller, and no other offer keeps any': `select o.id, o.status, k.tokens from ad_offers o
    join ads a on a.tenant_id = o.tenant_id and a.id = o.ad_id
    left join token_holds k on k.tenant_id = o.tenant_id and k.cause = 'SALE' and k.ref = o.id and k.ended_at is null
      and k.issuance_id = a.issuance_id and k.user_id = case a.type when 'SELL' then a.user_id else o.user_id end
    where o.tenant_id = $1 and coalesce(k.tokens, 0) <> case when o.status in ('ACCEPTED', 'AGREED') then o.tokens else 0 end`,
  'each settled offer moved its tokens once, and its money where it went by balance': `select o.id, o.payment from ad_offers o
    left join token_transfers t on t.tenant_id = o.tenant_id and t.id = o.transfer_id and t.tokens = o.tokens and t.value_cents = o.amount_cents and t.kind = 'MARKET'
    where o.tenant_id = $1 and ((o.status = 'SETTLED') <> (t.id is not null) or coalesce((select sum(p.amount) from ledger_entries e
        join ledger_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id and p.amount > 0
        where e.tenant_id = o.tenant_id and e.kind = 'sale.paid' and e.ref = o.id::text), 0)
      <> case when o.status = 'SETTLED' and o.payment = 'BALANCE' then o.amount_cents else 0 end)`,
  'one live order per investor and issuance': `select user_id, issuance_id from investments where tenant_id = $1
    and status not in ('MINTED','CLOSED','CANCELED') group by user_id, issuance_id having count(*) > 1`,
  'escrow is what live orders have set aside or paid': `select user_id, issuance_id, sum(amount) filter (where booked) as escrow from (
      select a.user_id, a.issuance_id, true as booked, p.amount from ledger_accounts a
        join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id where a.tenant_id = $1 and a.kind = 'issuance_escrow'
      union all select user_id, issuance_id, false, -case
          when status in ('CHARGED','SIGNED_PENDING','SIGNED') then amount_cents + fee_cents
          when status in ('MINTED','CLOSED','CANCELED','RESERVED','CREATED','ACCEPTED','PAYMENT_ERROR') then 0
          else balance_cents end
        from investments where tenant_id = $1) each
    group by user_id, issuance_id having bool_or(booked) and sum(amount) <> 0`,
  'a cancelled investment has no balance set aside': `select h.id from balance_holds h
    join investments v on v.tenant_id = h.tenant_id and v.id = h.investment_id
    where h.tenant_id = $1 and v.status = 'CANCELED' and h.released_at is null and h.spent_at is null`,
  'refunds due are the refunds that wait': `select 1 where
    coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where a.tenant_id = $1 and a.kind = 'refunds_due'), 0)
    <> coalesce((select sum(amount_cents) from refunds where tenant_id = $1 and state = 'PENDING'), 0)`,
  'pay-outs due are those that have not left, and a withdrawal is out of its balance once, unless it was taken back': `select 1 where
    coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where a.tenant_id = $1 and a.kind = 'payouts_due'), 0)
    <> coalesce((select sum(amount_cents) from payouts where tenant_id = $1 and state in ('WAITING', 'IN_FILE')), 0)
    or exists (select from (
        select id::text as ref, user_id, true as left_it, case when state = 'CANCELED' then 0 else amount_cents end as amount
          from payouts where tenant_id = $1 and source = 'BALANCE'
        union all select e.ref, a.user_id, false, p.amount from ledger_accounts a
          join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
          join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
          where a.tenant_id = $1 and a.kind = 'investor_cash') each
      group by ref, user_id having bool_or(left_it) and sum(amount) <> 0)`,
  'what was paid in ether is what the chain has confirmed, less what was taken out for it': `select sum(amount) from (
      select p.amount from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
        where a.tenant_id = $1 and a.kind = 'ether_paid'
      union all select -amount_cents from wallet_transfers where tenant_id = $1 and outcome = 'SENT'
      union all select amount_cents from statement_rows where tenant_id = $1 and resolution = 'ether') each
    having sum(amount) <> 0`,
  'each debit that is own money for ether left the account for it once': `select ref from (
      select id::text as ref, amount_cents as amount from statement_rows where tenant_id = $1 and resolution = 'ether'
      union all select e.ref, p.amount from ledger_accounts a
        join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id and p.amount < 0
        join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id and e.kind = 'statement.ether_taken'
        where a.tenant_id = $1 and a.kind = 'ether_paid') each
    group by ref having sum(amount) <> 0`,
  'suspense is what waits in the queue of bank movements': `select 1 where
    coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where a.tenant_id = $1 and a.kind = 'suspense'), 0)
    <> coalesce((select sum(amount_cents) from statement_rows where tenant_id = $1 and is_credit and state in ('WAITING', 'HELD')), 0)`,
  'each bank movement that waited went into suspense once, and one that is resolved came out of it whole': `select ref as id from (
      select id::text as ref, true as waited, case when state = 'RESOLVED' and resolution in ('returned', 'balance', 'dismissed') then 0 else amount_cents end as amount
        from statement_rows where tenant_id = $1 and is_credit and state in ('WAITING', 'HELD', 'RESOLVED')
      union all select e.ref, false, -p.amount from ledger_accounts a
        join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
        join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
        where a.tenant_id = $1 and a.kind = 'suspense' and e.kind like 'statement.%') each
    group by ref having bool_or(waited) and sum(amount) <> 0`,
  'nothing is minted inside its reflection period': `select id from investments where tenant_id = $1 and status in ('MINTED','CLOSED')
    and reflection_ends_at is not null and minted_at <= reflection_ends_at`,
  'the history ends with the status': `select v.id, v.status from investments v where v.tenant_id = $1 and v.status <> (
    select e.status from investment_events e where e.tenant_id = v.tenant_id and e.investment_id = v.id order by e.at desc limit 1)`,
  'the issuer and the platform have what was minted, to the cent': `select issuance_id as id from (
      select a.issuance_id, p.amount from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
        where a.tenant_id = $1 and a.kind = 'issuer_cash'
      union all select issuance_id, -amount_cents from investments where tenant_id = $1 and status in ('MINTED','CLOSED')) each
    group by issuance_id having sum(amount) <> 0`,
} as const satisfies Record<string, string>;

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

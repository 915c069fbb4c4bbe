import { sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { PROVIDER_PATIENCE_HOURS } from '#domain/investment/refund.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';

/** The condition that joins a table, by its alias, to the investment of the row. */
export const ofInvestment = (alias: string) =>
  sql`${sql.raw(alias)}.tenant_id = ${investments.tenantId} and ${sql.raw(alias)}.investment_id = ${investments.id}`;

/** One portion of ether on its way back; wei as decimal text, null until its transaction is signed. */
interface PortionJson {
  /** Where it goes: the address that the payer has confirmed, else the one that sent it. */
  payer: string;
  sent_wei: string | null;
  fee_wei: string | null;
  hash: string | null;
  /** Where its tenant's chain has pages. */
  explorer: string | null;
}

/** A refund with what tells where it goes. Moments inside JSON are texts. */
export interface RefundJson {
  id: string;
  amount_cents: string;
  method: PaymentMethod | null;
  /** It was booked as money that no live order waited for. */
  is_late: boolean;
  /** The part of a payment that an order did not need once it was allotted. */
  is_rest: boolean;
  /** Its payment came after the order was cancelled. */
  after_cancel: boolean;
  is_sent: boolean;
  has_failed: boolean;
  by_hand: boolean;
  is_under_way: boolean;
  in_file: boolean;
  asked_at: string;
  sent_on: string | null;
  reference: string | null;
  /** The account that the money came from, else the one that the investor has given, which may have to wait; `holder` only where the bank has named one. */
  account: { iban: string; bic?: string | null; holder: string | null; usable_from?: string } | null;
  portions: PortionJson[];
}

/** Balance that came back when the order was undone. */
interface BalanceBackJson {
  id: string;
  amount_cents: string;
}

/**
 * Whether a refund, by its table's alias, may still be carried out by its provider: a chain has a signed transaction of it that has not failed, or a
 * provider was asked and has neither sent nor refused.
 */
export const isUnderWay = (alias: string) => sql<boolean>`(exists (
  select 1 from payments v join payment_attempts a on a.tenant_id = v.tenant_id and a.id = v.attempt_id
  where v.tenant_id = ${sql.raw(alias)}.tenant_id and v.id = ${sql.raw(alias)}.payment_id and ${sql.raw(alias)}.failure is null
    and a.details->>'refundAsked' = ${sql.raw(alias)}.id::text) or exists (
  select 1 from chain_portions w join payments v on v.tenant_id = w.tenant_id and v.method = 'ETH' and v.provider_reference = w.payment_reference
  where v.tenant_id = ${sql.raw(alias)}.tenant_id and v.id = ${sql.raw(alias)}.payment_id and w.sent_at is not null and w.failed_at is null))`;

/** Whether a refund, by its table's alias, waits for a manager to send it by bank: `refundStanding` in SQL. */
export const waitsForBank = (alias: string, now: Date) => {
  const refund = sql.raw(alias);
  const patience = new Date(now.getTime() - PROVIDER_PATIENCE_HOURS * 3_600_000);
  return sql<boolean>`(${refund}.state = 'PENDING' and ${refund}.transfer_id is null and (coalesce(${refund}.method, 'BANK_TRANSFER') = 'BANK_TRANSFER'
    or (${refund}.method <> 'BALANCE' and (${refund}.failure is not null or ${refund}.created_at < ${patience}) and not ${isUnderWay(alias)})))`;
};

const givenAccount = sql`(select json_build_object('iban', b.iban, 'bic', b.bic, 'holder', null, 'usable_from', b.usable_from) from bank_accounts b
  where b.tenant_id = ${investments.tenantId} and b.user_id = ${investments.userId} and b.replaced_at is null)`;

/**
 * The account that a refund, by its table's alias, goes to: the one that the money came from, else the one that its person has given; the other way round where the bank
 * has sent it back. Beside the investment of the row.
 */
export const accountBack = (alias: string) => sql<RefundJson['account']>`coalesce(
  case when ${sql.raw(alias)}.bank_failure is not null then ${givenAccount} end, (
    select json_build_object('iban', s.counterparty_iban, 'holder', s.counterparty) from statement_rows s
    where (${ofInvestment('s')} or (s.tenant_id = ${investments.tenantId} and s.id in (
      select t.row_id from statement_parts t where ${ofInvestment('t')}))) and s.is_credit and s.counterparty_iban is not null
    order by s.value_date desc, s.position desc limit 1), ${givenAccount})`;

/** An investment's refunds, oldest first. A refund of a transfer that names no payment is one that came late, unless it names its way. */
export const refundsColumn = sql<RefundJson[]>`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'amount_cents', r.amount_cents::text, 'method', r.method,
    'is_late', (r.payment_id is null or exists (
      select 1 from ledger_entries e where e.tenant_id = r.tenant_id and e.kind = 'payment.late' and e.ref = r.payment_id::text)),
    'is_rest', p.part_of is not null,
    'after_cancel', coalesce(p.created_at >= ${investments.canceledAt}, r.payment_id is null and r.method is null),
    'is_sent', r.state = 'DONE', 'has_failed', r.failure is not null, 'by_hand', r.settled_by is not null,
    'is_under_way', ${isUnderWay('r')}, 'in_file', r.transfer_id is not null,
    'asked_at', r.created_at, 'sent_on', r.sent_on, 'reference', coalesce(r.bank_reference, r.transfer_id),
    'account', ${accountBack('r')},
    'portions', (
      select coalesce(json_agg(json_build_object(
        'payer', coalesce(y.details ->> 'refundTo', c.payer), 'sent_wei', q.sent_wei::text, 'fee_wei', q.fee_wei::text, 'hash', q.sent_hash,
          'explorer', (select rtrim(n.settings #>> '{chain,explorerUrl}', '/') from tenants n where n.id = q.tenant_id)) order by c.block_number, q.transfer_hash), '[]'::json)
      from chain_portions q join chain_transfers c on c.tenant_id = q.tenant_id and c.hash = q.transfer_hash
        join payment_attempts y on y.tenant_id = q.tenant_id and y.id = q.attempt_id
      where q.tenant_id = p.tenant_id and p.method = 'ETH' and q.payment_reference = p.provider_reference)
  ) order by r.created_at, r.id), '[]'::json)
  from refunds r left join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
  where ${ofInvestment('r')})`;

/** What a cancelled order had taken of the balance and gave back; null where it had taken nothing. */
export const balanceBackColumn = sql<BalanceBackJson | null>`(
  select json_build_object('id', h.id, 'amount_cents', h.amount_cents::text) from balance_holds h
  where ${ofInvestment('h')} and ${investments.status} = 'CANCELED'
    and (h.spent_at is not null or h.released_at = ${investments.canceledAt})
  order by h.created_at desc limit 1)`;

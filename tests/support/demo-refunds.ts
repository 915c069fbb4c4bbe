import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '#domain/investment/status.ts';
import type { TestDatabase } from './database.ts';
import type { DemoInvestor } from './demo-copies.ts';

/** One payment of a cancelled order and what became of its refund. */
interface RefundKind {
  method: PaymentMethod;
  cents: number;
  /** The payment came after the cancelling. */
  late?: boolean;
  sent?: boolean;
  failure?: string;
}

export const PAYER = '0x52908400098527886e0f7030069857d2e4169ee7';
export const RETURN_HASH = `0x${'ab12'.repeat(16)}`;

/** A cancelled order of an investor with a refund for each kind, and so many cents of the balance that came back. Answers the order's id. */
export async function addRefunds(
  database: TestDatabase,
  { id: userId, tenantId }: DemoInvestor,
  kinds: readonly RefundKind[],
  balanceCents = 0,
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into investments select (jsonb_populate_record(null::investments, to_jsonb(old) || jsonb_build_object(
       'id', $2::uuid, 'user_id', $3::uuid, 'reference', 'ORD-' || upper(substr(md5($2::text), 1, 6)), 'wire_reference', null, 'status', 'CANCELED',
       'expires_at', null, 'amount_cents', 22345, 'fee_cents', 250, 'balance_cents', $4::bigint, 'charged_at', now() - interval '3 days',
       'canceled_at', now() - interval '2 hours'))).*
     from (select * from investments where tenant_id = $1 and status = 'RESERVED' order by amount_cents, id limit 1) old`,
    [tenantId, id, userId, balanceCents],
  );
  for (const kind of kinds) await addRefund(database, tenantId, id, kind);
  if (balanceCents > 0)
    await database.query(
      `insert into balance_holds (tenant_id, id, investment_id, amount_cents, created_at, spent_at)
       values ($1, gen_random_uuid(), $2, $3, now() - interval '3 days', now() - interval '3 days')`,
      [tenantId, id, balanceCents],
    );
  return id;
}

async function addRefund(database: TestDatabase, tenantId: string, orderId: string, kind: RefundKind): Promise<void> {
  const { method, cents, late = false, sent = false, failure = null } = kind;
  const [payment, attempt] = [randomUUID(), randomUUID()];
  const times = [late ? '1 hour' : '3 days', late ? '50 minutes' : '2 hours'];
  await database.query(
    `insert into payments (tenant_id, id, investment_id, method, state, amount_cents, provider_reference, confirmed_at, created_at)
     values ($1, $2::uuid, $3, $4, 'CONFIRMED', $5, $2::uuid::text, now(), now() - $6::interval)`,
    [tenantId, payment, orderId, method, cents, times[0]],
  );
  await database.query(
    `with bank as (select id, asset from ledger_accounts where tenant_id = $1 and kind = 'bank'),
     due as (
       insert into ledger_accounts (tenant_id, kind, asset, guarded, created_at) select $1, 'refunds_due', asset, true, now() from bank
       on conflict (tenant_id, kind, asset, user_id, issuance_id, distribution_id) do update set created_at = ledger_accounts.created_at returning id),
     entry as (
       insert into ledger_entries (tenant_id, kind, ref, memo, created_at) values ($1, $2, $3::text, $4::text, now()) returning id)
     insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
     select $1, entry.id, due.id, bank.asset, $5::bigint from entry, due, bank
     union all select $1, entry.id, bank.id, bank.asset, -$5::bigint from entry, bank`,
    [tenantId, late ? 'payment.late' : 'test.owed', payment, orderId, cents],
  );
  await database.query(
    `insert into refunds (tenant_id, id, investment_id, payment_id, method, failure, amount_cents, state, sent_on, bank_reference, settled_at, created_at)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9, $10, now() - $11::interval)`,
    [
      ...[tenantId, orderId, payment, method, failure, cents, sent ? 'DONE' : 'PENDING'],
      ...(sent ? [new Date(), `REF-${method}`, new Date()] : [null, null, null]),
      times[1],
    ],
  );
  if (method !== 'ETH') return;
  await database.query(
    `insert into payment_attempts (tenant_id, id, investment_id, method, provider, reference, state, amount_cents, currency, expires_at, created_at, updated_at)
     values ($1, $2::uuid, $3, 'ETH', 'chain', $2::uuid::text, 'PAID', $4, 'EUR', now(), now(), now())`,
    [tenantId, attempt, orderId, cents],
  );
  await database.query(
    `insert into chain_transfers (tenant_id, hash, attempt_id, payer, wei, block_number, block_hash, block_at, state, seen_at)
     values ($1, $2, $3, $4, 50000000000000000, 7, '0x07', now(), 'BOOKED', now())`,
    [tenantId, `0x${attempt}`, attempt, PAYER],
  );
  await database.query(
    `insert into chain_portions (tenant_id, payment_reference, transfer_hash, attempt_id, wei, sent_nonce, sent_hash, sent_raw, sent_wei, fee_wei, sent_at, mined_at)
     values ($1, $2, $3, $4, 50000000000000000, 0, $5, '0x', 49900000000000000, 100000000000000, now(), now())`,
    [tenantId, payment, `0x${attempt}`, attempt, RETURN_HASH],
  );
}

import { sql } from 'drizzle-orm';
import type { Work } from '#backend/work.ts';
import type { CHAIN_ACT_STATES } from '#domain/issuance/chain-act.ts';
import { moneyText } from '#domain/money/money.ts';
import type { KycStatus, LegalType } from '#domain/user/status.ts';
import { explorerPage } from '#domain/wallet/explorer-page.ts';

/** Cents are texts. */
interface Relations extends Record<string, unknown> {
  kyc_status: KycStatus | null;
  legal_type: LegalType | null;
  movements: { id: string; booked_on: string; cents: string; is_credit: boolean; bank_reference: string | null }[];
  others_count: number;
  others_cents: string;
  wallet: string | null;
  transaction: { hash: string; state: (typeof CHAIN_ACT_STATES)[number] } | null;
}

/** What hangs on an order besides itself: its investor, the movements that went to it, the investor's other orders and wallet, the transaction that made its tokens. */
export async function relatedOf({ tx, tenant }: Pick<Work, 'tx' | 'tenant'>, order: { id: string; userId: string }) {
  const { rows } = await tx.execute<Relations>(sql`
    select p.legal_type, u.kyc_status,
      (select coalesce(json_agg(json_build_object('id', r.id, 'booked_on', r.booked_on, 'cents', r.cents::text,
          'is_credit', r.is_credit, 'bank_reference', r.bank_reference) order by r.booked_on, r.position), '[]'::json)
        from (
          select m.id, m.booked_on, m.position, m.amount_cents as cents, m.is_credit, m.bank_reference
          from statement_rows m where m.tenant_id = u.tenant_id and m.investment_id = ${order.id}
            and (m.state in ('HELD', 'MATCHED') or m.resolution in ('charged', 'booked', 'assigned', 'undone', 'refund'))
          union all
          select m.id, m.booked_on, m.position, p.amount_cents, m.is_credit, m.bank_reference
          from statement_parts p join statement_rows m on m.tenant_id = p.tenant_id and m.id = p.row_id
          where p.tenant_id = u.tenant_id and p.investment_id = ${order.id}
        ) r) as movements,
      (select count(*)::int from investments i where i.tenant_id = u.tenant_id and i.user_id = u.id and i.id <> ${order.id}) as others_count,
      (select coalesce(sum(i.amount_cents), 0)::text from investments i
        where i.tenant_id = u.tenant_id and i.user_id = u.id and i.id <> ${order.id} and i.status <> 'CANCELED') as others_cents,
      (select w.address from wallets w where w.tenant_id = u.tenant_id and w.user_id = u.id order by w.created_at desc limit 1) as wallet,
      (select json_build_object('hash', a.signed -> -1 ->> 'hash', 'state', a.state) from chain_acts a
        where a.tenant_id = u.tenant_id and a.investment_id = ${order.id} and jsonb_array_length(a.signed) > 0) as transaction
    from users u left join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenant.id} and u.id = ${order.userId}`);
  const [row] = rows;
  if (!row) return null;
  const { kyc_status, legal_type, movements, others_count: count, others_cents: cents, wallet, transaction } = row;
  return {
    ...{ kyc_status, legal_type, wallet },
    transaction: transaction && {
      ...transaction,
      page: explorerPage(tenant.settings.tokenChain?.explorerUrl, 'tx', transaction.hash),
    },
    movements: movements.map(({ cents: amount, ...rest }) => ({ ...rest, amount: moneyText(BigInt(amount)) })),
    others: { count, amount: moneyText(BigInt(cents)) },
  };
}

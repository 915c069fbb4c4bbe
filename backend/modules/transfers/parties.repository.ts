import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { WhitelistState } from '#domain/issuance/whitelist.ts';

/** How the whitelist of an issuance has somebody, and the wallet that their tokens go to. */
interface ListedParty {
  /** Approved with any address is approved; null: the list has nothing of them. */
  listed: WhitelistState | null;
  /** Of the approved entry, else the one they named last; null without one. */
  wallet: string | null;
}

/** Two people as the whitelist has them, by their id. */
export async function listedParties(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  userIds: readonly string[],
): Promise<Map<string, ListedParty>> {
  const { rows } = await tx.execute<{ id: string; listed: WhitelistState | null; wallet: string | null }>(sql`
    select u.id, e.state as listed,
      coalesce(e.address, (select w.address from wallets w where w.tenant_id = u.tenant_id and w.user_id = u.id order by w.created_at desc limit 1)) as wallet
    from users u left join lateral (
      select w.state, case when w.state = 'APPROVED' then w.address end as address from whitelist_entries w
      where w.tenant_id = u.tenant_id and w.issuance_id = ${issuanceId} and w.user_id = u.id
      order by case w.state when 'APPROVED' then 0 when 'REVOKED' then 1 else 2 end, w.moved_at desc limit 1) e on true
    where u.tenant_id = ${tenantId} and u.id = any(${sql.param([...userIds])}::uuid[])`);
  return new Map(rows.map(({ id, listed, wallet }) => [id, { listed, wallet }]));
}

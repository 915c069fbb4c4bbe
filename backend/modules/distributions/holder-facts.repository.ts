import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import { isStopped } from '#backend/modules/screening/stop.repository.ts';
import type { UserStatus } from '#domain/user/status.ts';

interface HolderFacts {
  deleted: boolean;
  status: UserStatus;
  idExpiresOn: string | null;
  frozen: boolean;
  stopped: boolean;
}

/** What decides, besides their identity check, whether holders of an issuance can be paid; by their id. */
export async function holderFacts(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  userIds: readonly string[],
): Promise<Map<string, HolderFacts>> {
  const { rows } = await tx.execute<{
    id: string;
    deleted: boolean;
    status: UserStatus;
    expires: string | null;
    frozen: boolean;
    stopped: boolean;
  }>(sql`
    select u.id, u.deleted_at is not null as deleted, u.status, p.id_expires_on::text as expires,
      exists (select 1 from chain_holders c where c.tenant_id = u.tenant_id and c.issuance_id = ${issuanceId} and c.user_id = u.id and c.frozen) as frozen,
      ${isStopped(sql`u.tenant_id`, sql`u.id`)} as stopped
    from users u left join user_profiles p on p.tenant_id = u.tenant_id and p.user_id = u.id
    where u.tenant_id = ${tenantId} and u.id = any(${sql.param([...userIds])}::uuid[])`);
  return new Map(
    rows.map(({ id, deleted, status, expires, frozen, stopped }) => [
      id,
      { deleted, status, stopped, idExpiresOn: expires, frozen },
    ]),
  );
}

import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import { complaintWaits } from '#backend/modules/complaints/complaint-waits.repository.ts';
import { hitWaits } from '#backend/modules/screening/hit-waits.repository.ts';
import type { Queue } from '#contract/queues.ts';

/** Who asks, of which tenant, and when. */
interface Asking {
  tenantId: string;
  managerId: string;
  now: Date;
}

/** What waits in each queue: the record's id, since when, and its place among those of the same moment. */
const WAITING: Record<Queue, (asking: Asking) => SQL> = {
  identity: ({ tenantId, managerId }) => sql`
    select k.user_id as id, coalesce(k.submitted_at, k.created_at) as since, 0 as place
    from kyc_checks k join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
    where k.tenant_id = ${tenantId} and k.status = 'MANUAL_REVIEW' and u.deleted_at is null and k.user_id <> ${managerId}
      and not exists (select 1 from kyc_checks newer where newer.tenant_id = k.tenant_id
        and newer.user_id = k.user_id and newer.created_at > k.created_at)`,
  sophisticated: ({ tenantId, managerId }) => sql`
    select r.id, r.created_at as since, 0 as place
    from sophisticated_requests r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
    where r.tenant_id = ${tenantId} and r.status = 'REQUESTED' and u.deleted_at is null and r.user_id <> ${managerId}`,
  proof: ({ tenantId }) => sql`
    select i.id, coalesce((select max(p.uploaded_at) from payment_proofs p
      where p.tenant_id = i.tenant_id and p.investment_id = i.id), i.updated_at) as since, 0 as place
    from investments i where i.tenant_id = ${tenantId} and i.status = 'PROOF_OF_PAYMENT_UPLOADED'`,
  movement: ({ tenantId }) => sql`
    select r.id, r.booked_on::timestamptz as since, r.position as place
    from statement_rows r where r.tenant_id = ${tenantId} and r.state in ('WAITING', 'HELD')`,
  notice: ({ tenantId }) => sql`
    select n.id, n.received_at as since, 0 as place
    from payment_notices n where n.tenant_id = ${tenantId} and n.outcome = 'QUARANTINED' and n.resolved_at is null`,
  screening: ({ tenantId, managerId }) => sql`
    select h.id, h.found_at as since, 0 as place from watch_hits h where ${hitWaits(tenantId, managerId)}`,
  // What is due first stands first: a complaint's day is told to whoever complains.
  complaint: ({ tenantId, managerId, now }) => sql`
    select c.id, c.due_at as since, 0 as place from complaints c where ${complaintWaits(tenantId, managerId, now)}`,
};

interface Place extends Record<string, unknown> {
  count: number;
  place: number | null;
  previous: string | null;
  next: string | null;
}

/** Where a record stands in a queue, the oldest first; one that does not wait stands before the first. */
export async function placeIn(tx: Tx, queue: Queue, asking: Asking, at: string | null): Promise<Place> {
  const { rows } = await tx.execute<Place>(sql`
    with waiting as (${WAITING[queue](asking)}),
    ordered as (
      select id, row_number() over way as place, lag(id) over way as previous, lead(id) over way as next
      from waiting window way as (order by since, place, id)
    )
    select (select count(*)::int from ordered) as count, here.place::int as place, here.previous,
      case when here.id is null then (select id from ordered where place = 1) else here.next end as next
    from (select 1) one left join ordered here on here.id = ${at}::uuid`);
  return rows[0] ?? { count: 0, place: null, previous: null, next: null };
}

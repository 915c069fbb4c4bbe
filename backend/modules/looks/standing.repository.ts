import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { Standing } from '#domain/tenant/flow-rules.ts';

/** Checks that wait for somebody. */
const WAITING = sql`('RUNNING', 'PENDING', 'MANUAL_REVIEW')`;

/**
 * How many people stand on each step of an investment and how many projects in each phase. On a step stand those whose identity is being looked at, and
 * those with an order under way (its amount given, not confirmed) who lack the step's answer.
 */
export async function standingOf(tx: Tx, tenantId: string): Promise<Standing> {
  const { rows: phases } = await tx.execute<{ status: keyof Standing['project_status']; count: number }>(sql`
    select i.status, count(*)::int as count from issuances i where i.tenant_id = ${tenantId} group by i.status`);
  const { rows: people } = await tx.execute<{ kyc: number; type: number; data: number }>(sql`
    with under_way as (
      select distinct v.user_id from investments v where v.tenant_id = ${tenantId} and v.status = 'CREATED'
    )
    select
      (select count(*)::int from (
        select k.user_id from kyc_checks k where k.tenant_id = ${tenantId} and k.status in ${WAITING}
        union
        select w.user_id from under_way w where not exists (
          select 1 from kyc_checks k where k.tenant_id = ${tenantId} and k.user_id = w.user_id
            and k.status = 'SUCCESS' and k.reopened_at is null)
      ) checked) as kyc,
      (select count(*)::int from under_way w join user_profiles p on p.tenant_id = ${tenantId} and p.user_id = w.user_id
        where p.legal_type is null) as type,
      (select count(*)::int from under_way w join user_profiles p on p.tenant_id = ${tenantId} and p.user_id = w.user_id
        where p.account_information_at is null or p.additional_information_at is null) as data`);
  const { kyc = 0, type = 0, data = 0 } = people[0] ?? {};
  return {
    onboarding: { KYC: kyc, TYPE_OF_INVESTMENT: type, USER_ADDITIONAL_DATA: data },
    project_status: Object.fromEntries(phases.map(({ status, count }) => [status, count])),
  };
}

/** Whether any money has been booked: then its currency is what it is. */
export async function hasBooked(tx: Tx, tenantId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is: boolean }>(
    sql`select exists (select 1 from ledger_entries e where e.tenant_id = ${tenantId}) as is`,
  );
  return rows[0]?.is ?? false;
}

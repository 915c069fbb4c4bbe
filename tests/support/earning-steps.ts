import { randomUUID } from 'node:crypto';
import type { InvestWorld, Person } from './invest-world.ts';

export interface PaidPart {
  gross: number;
  withheld: number;
  status?: 'PENDING' | 'PAID';
  /** Days ago. */
  days?: number;
}

/**
 * Writes a distribution of a project with one holder's part, as paying it leaves both: the net is theirs and not claimed, what was withheld is kept.
 * Answers the earning's id.
 */
export async function addEarning(
  { db, tenantId, manager }: Pick<InvestWorld, 'db' | 'tenantId' | 'manager'>,
  person: Pick<Person, 'id'>,
  issuanceId: string,
  { gross, withheld, status = 'PAID', days = 1 }: PaidPart,
): Promise<string> {
  const [distribution, earning, net] = [randomUUID(), randomUUID(), gross - withheld];
  const isPaid = status === 'PAID';
  await db.query(
    `insert into distributions (tenant_id, id, issuance_id, number, kind, income_cents, gain_cents, return_cents, record_on, record_at, name, status,
       proposed_by, proposed_at, reference, shared_at, tokens, holders, withheld_cents, net_cents, approved_at, funded_cents, paid_holders, paid_cents, paid_at)
     select $1, $2::uuid, $3, coalesce(max(d.number), 0) + 1, 'DIVIDEND', $4::bigint, 0, 0, current_date, now(), 'Dividendo de prueba',
       case when $8 then 'PAID' else 'APPROVED' end, $7, now() - $9 * interval '1 day', left($2::uuid::text, 20), now(), 10, 1, $5::bigint, $6::bigint, now(), $4::bigint,
       $8::boolean::int, case when $8 then $6::bigint else 0 end, case when $8 then now() end
     from distributions d where d.tenant_id = $1 and d.issuance_id = $3`,
    [tenantId, distribution, issuanceId, gross, withheld, net, manager.id, isPaid, days],
  );
  await db.query(
    `insert into earnings (tenant_id, id, distribution_id, issuance_id, user_id, tokens, income_cents, gain_cents, return_cents, rate_basis_points, rate_source,
       withheld_cents, net_cents, status, distributed_at, executed_at)
     values ($1, $2, $3, $4, $5, 10, $6::bigint, 0, 0, 1900, 'test', $7::bigint, $8::bigint, $9, now() - $10 * interval '1 day',
       case when $9 = 'PAID' then now() - $10 * interval '1 day' end)`,
    [tenantId, earning, distribution, issuanceId, person.id, gross, withheld, net, status, days],
  );
  if (isPaid && net > 0)
    await db.query(
      `with opened as (
         insert into ledger_accounts (tenant_id, kind, asset, user_id, guarded, created_at)
         values ($1, 'earnings_due', 'EUR', $2, true, now()), ($1, 'bank', 'EUR', null, false, now())
         on conflict (tenant_id, kind, asset, user_id, issuance_id, distribution_id) do update set created_at = ledger_accounts.created_at returning id, kind),
       entry as (insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1, 'test.paid', $3, now()) returning id)
       insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
       select $1, entry.id, opened.id, 'EUR', case when opened.kind = 'bank' then -$4::bigint else $4::bigint end from entry, opened`,
      [tenantId, person.id, earning, net],
    );
  return earning;
}

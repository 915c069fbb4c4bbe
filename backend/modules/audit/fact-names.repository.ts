import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { FactRecord } from '#domain/audit/fact-records.ts';
import type { Language } from '#domain/tenant/language.ts';

/** What records are called that facts of the log name by their ids: titles, names, who a movement of the bank is from, the order of a refund, a file's name. */
export async function factNames(
  tx: Tx,
  { tenantId, lang }: { tenantId: string; lang: Language },
  named: Partial<Record<FactRecord, string[]>>,
): Promise<Record<string, string>> {
  const nameOf: Record<FactRecord, SQL> = {
    issuance: sql`(select coalesce(r.title ->> ${lang}, r.title ->> 'es', r.title ->> 'en') from issuances r where r.tenant_id = ${tenantId} and r.id = n.id)`,
    user: sql`(select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), r.email) from users r
      join user_profiles p on p.tenant_id = r.tenant_id and p.user_id = r.id where r.tenant_id = ${tenantId} and r.id = n.id)`,
    movement: sql`(select coalesce(r.counterparty, nullif(r.text, '')) from statement_rows r where r.tenant_id = ${tenantId} and r.id = n.id)`,
    refund: sql`(select i.reference from refunds r join investments i on i.tenant_id = r.tenant_id and i.id = r.investment_id
      where r.tenant_id = ${tenantId} and r.id = n.id)`,
    file: sql`(select r.name from files r where r.tenant_id = ${tenantId} and r.id = n.id)`,
  };
  const asked = Object.entries(named) as [FactRecord, string[]][];
  if (asked.length === 0) return {};
  const parts = asked.map(
    ([record, ids]) => sql`select n.id, ${nameOf[record]} as name from unnest(${sql.param(ids)}::uuid[]) as n (id)`,
  );
  const { rows } = await tx.execute<{ id: string; name: string | null }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
